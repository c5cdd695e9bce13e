import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { runInAction } from "mobx"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { FaultDesk } from "../../../src/desk/faults/FaultDesk"
import { FaultsView } from "../../../src/desk/faults/FaultsView"
import { sayActions } from "../../../src/sentences"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
beforeAll(async () => {
  // The picture is a page of its own, which is not what is looked at here.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(cleanup)

async function open(id: string) {
  const faults = new FaultDesk(desk.store)
  await faults.read()
  await faults.open(id)
  render(<FaultsView store={desk.store} faults={faults} />)
  return faults
}
const withoutQuotes = (said: string): string => {
  const less = said.replaceAll(/「[^「」]*」/gu, "")
  return less === said ? said : withoutQuotes(less)
}
const ends = (name: string) => within(screen.getByRole("region", { name }))
const pictured = () => screen.getByTitle(/の見え方$/).getAttribute("src")

it("each end of a call says what follows, who says so, and is played in the picture of the screen that makes it", async () => {
  await open("legacy/withdrawal")
  expect(pictured()).toContain("/__states/client_withdrawal/normal?")
  const code = ends("業務エラー").getByRole("button", { name: /出金先の口座が登録されていません/ })
  expect(code.textContent).toContain("画面を入れかえる")
  expect(ends("障害").getByRole("button", { name: /電波が届かなかった/ }).textContent).toContain(
    "画面を入れかえる「エラー」",
  )
  fireEvent.click(code)
  expect(code.getAttribute("aria-pressed")).toBe("true")
  expect(desk.store.picture.played).toEqual({ call: "legacy/withdrawal", end: "BANK_NOT_REGISTERED" })
  fireEvent.click(screen.getByRole("button", { name: "元の状態に戻す" }))
  expect(desk.store.picture.played).toBeUndefined()

  const row = code.closest("li")
  if (!row) throw new Error("no row")
  fireEvent.click(within(row).getByRole("button", { name: "この場所の決まり" }))
  await waitFor(() =>
    expect(desk.store.selected).toEqual({
      file: "withdrawal/client_withdrawal.screen.json",
      pointer: "/data/account/on/BANK_NOT_REGISTERED",
    }),
  )
})

it("a call that is chosen before the documents are listed is seen on its own screen", async () => {
  const { store } = desk
  runInAction(() => Object.assign(store, { screenId: undefined, tree: { names: {}, screens: [], documents: [] } }))
  const faults = new FaultDesk(store)
  await faults.read()
  await faults.open("legacy/withdrawal")
  expect(store.screenId).toBe("client_withdrawal")
})

it("a call that somebody presses for opens a state in which it is made", async () => {
  const faults = await open("legacy/withdrawal_confirm")
  expect(faults.isPressed).toBe(true)
  expect(screen.getByText(/押したときなどに行う通信です/)).toBeDefined()
})

it("every action of every end, and everything that a tap does, has words of its own", async () => {
  const faults = new FaultDesk(desk.store)
  await faults.read()
  const words = {
    naming: { path: () => undefined, condition: () => undefined },
    title: () => undefined,
    call: () => undefined,
  }
  for (const { uses, outcomes } of faults.calls)
    for (const actions of [...uses.flatMap(({ on }) => Object.values(on)), ...Object.values(outcomes)])
      expect(withoutQuotes(sayActions(words, actions))).not.toMatch(/[a-z]{2}/i)
})

it("every call of the documents is listed, whether a document makes it or only the app", async () => {
  const faults = await open("config/global-config")
  expect(faults.calls).toHaveLength(desk.store.tree.documents.filter(({ kind }) => kind === "call").length)
  expect(screen.getByText("この通信は、画面ではなくアプリが行います。")).toBeDefined()
})
