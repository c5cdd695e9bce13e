import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import fastifyCookie from "@fastify/cookie"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import type { CustomerCase } from "../../../src/domain/cases"
import { ReportedView } from "../../../src/desk/reported/ReportedView"
import { registerCases, registerReleaseDesk } from "../../../src/server"
import { openShippedReleases, type OpenReleases, shippedTexts } from "../../support/openReleases"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const line = { id: "ao_1", at: "2025-01-15T00:50:00.000Z", point: "STEP_2" }
const said: Pick<CustomerCase, "steps" | "values" | "setAside" | "resumesAt"> = {
  resumesAt: "customer_info",
  setAside: 2,
  steps: [
    {
      screen: "parentalid_check",
      state: "left-out",
      fields: [],
      wrong: [],
      why: { condition: { lt: ["$saved.draft.ageAtApplication", 18] }, truth: false, parts: [] },
    },
    { screen: "name_input", state: "answered", fields: ["lastName"], wrong: [] },
    { screen: "job_category", state: "gap", fields: ["jobCategory"], wrong: ["jobCategory"] },
  ],
  values: { "$saved.draft.ageAtApplication": 34, "$saved.draft.lastName": "（氏名）" },
}

let desk: OpenDesk
let opened: OpenReleases
beforeAll(async () => {
  opened = await openShippedReleases({ people: "demo", clock: () => new Date("2025-01-15T01:00:00Z") })
  const { releases } = opened
  desk = await openDesk(async (server) => {
    await server.register(fastifyCookie)
    registerReleaseDesk(server, releases, () => shippedTexts)
    registerCases(server, {
      releases,
      list: async () => [line],
      find: async (id) => (id === line.id ? { line, release: undefined, say: async () => said } : undefined),
    })
    return (release) => releases.texts(release)
  })
})
afterAll(async () => {
  await desk.close()
  await opened.close()
})
afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it("whoever helps customers finds an application, and reads where it stands and why in words of people", async () => {
  render(<ReportedView store={desk.store} />)
  fireEvent.click(screen.getByRole("button", { name: "申込みから" }))
  await screen.findByText("申込みの内容を見られるのは、「対応」の役割でサインインした人だけです。")
  fireEvent.change(await screen.findByLabelText(/^操作する人/), { target: { value: "ito" } })
  const found = await screen.findByRole("button", { name: /^2025\/01\/15 9:50 開始/ })
  const look = screen.getByRole("button", { name: "申込みを見る" })
  expect(look).toHaveProperty("disabled", true)
  fireEvent.click(found)
  type("見る理由（お名前などは書かないでください）", "電話での問い合わせ")
  fireEvent.click(look)
  await screen.findByText(/次に開くと「お客さま情報」から続きます。/)
  const way = screen.getByRole("region", { name: "申込みの道すじ" })
  expect(way.textContent).toContain("今の版では使わない回答を2件預かっています。")
  const step = async (title: string) =>
    (await within(way).findByText(title, { selector: "summary *" })).closest("li")?.textContent
  expect(await step("親権者さまの確認")).toMatch(/通らない.*お申込み日の年齢：34/)
  expect(await step("お名前の入力")).toMatch(/回答済み.*（氏名）/)
  expect(await step("ご職業")).toMatch(/回答が必要.*まだ答えていない（直すか、答える必要があります）/)
})

it("an application that is not there is told in a sentence", async () => {
  render(<ReportedView store={desk.store} />)
  fireEvent.click(screen.getByRole("button", { name: "申込みから" }))
  await screen.findByRole("button", { name: /^2025\/01\/15 9:50 開始/ })
  type("申込番号か受付番号", "ao_2")
  type("見る理由（お名前などは書かないでください）", "確認")
  fireEvent.click(screen.getByRole("button", { name: "申込みを見る" }))
  await screen.findByText("その番号の申込みはありません。")
})
