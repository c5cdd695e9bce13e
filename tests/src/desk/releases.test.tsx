import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sql } from "kysely"
import { runInAction } from "mobx"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import type { DeskStore } from "../../../src/desk/DeskStore"
import { findIn, listEverything } from "../../../src/desk/parts/listEverything"
import { AuditView } from "../../../src/desk/releases/AuditView"
import { ProposeForm } from "../../../src/desk/releases/ProposeForm"
import { ReleasesView } from "../../../src/desk/releases/ReleasesView"
import { useReleaseDesk } from "../../../src/desk/releases/useReleaseDesk"
import { sharesOf } from "../../../src/domain/releaseShares"
import { openDatabase, type OpenDatabase } from "../../../src/sandbox"
import { openReleases, registerReleaseDesk } from "../../../src/server"
import { openDesk, type OpenDesk } from "../../support/openDesk"
import { buildOf } from "../../support/openReleases"

const file = "system/maintenance.screen.json"
const before = 'ただいまメンテナンス中です"'
const cacheDir = join(import.meta.dirname, "../../../node_modules/.cache/kamishibai")

let desk: OpenDesk
let database: OpenDatabase
let now = new Date("2026-11-22T09:00:00Z")
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  desk = await openDesk(async (server, root) => {
    await server.register(fastifyCookie)
    const releases = await openReleases({
      database: database.db,
      ...buildOf(readTexts(root)),
      people: "demo",
      clock: () => (now = new Date(now.getTime() + 2_000)),
    })
    for (const issued of [1, 2]) releases.visits.note({ release: releases.own, bucket: 0, issued })
    registerReleaseDesk(server, releases, () => readTexts(root))
  })
})
afterAll(async () => {
  await desk.close()
  await database.close()
})
afterEach(cleanup)

const becomes = async (name: string) => {
  const choice = await screen.findByLabelText(/操作する人/)
  await waitFor(() => expect(choice.querySelectorAll("option").length).toBeGreaterThan(1))
  await userEvent.selectOptions(choice, logins[name] ?? "")
  await waitFor(() => expect(choice).toHaveProperty("value", logins[name]))
}
const logins: Readonly<Record<string, string>> = { 佐藤: "sato", 鈴木: "suzuki", 田中: "tanaka" }
const card = async () => (await screen.findByText("言い回し", { selector: "h4" })).closest("article") ?? document.body
/** By its words: roles are slow to find. */
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)
const findButton = (name: string) =>
  waitFor(() => {
    const found = button(name)
    if (!found) throw new Error(`no button is ${name}`)
    return found
  })
const press = async (name: string) => userEvent.click(await findButton(name))
const section = (heading: string) =>
  [...document.querySelectorAll("section")].find((one) => one.querySelector("h3")?.textContent === heading)

describe("a change on its way to customers", () => {
  it("is not proposed while a text of it is still to be written", async () => {
    desk.copy.replace(file, before, '文章を入力してください"')
    render(<ProposeForm store={desk.store} />)
    await becomes("鈴木")
    await userEvent.type(await screen.findByLabelText("何を変えたか"), "言い回し")
    await screen.findByText(/まだ書かれていない文章が1か所あるため、提案できません。/)
    expect(await findButton("1件を提案する")).toHaveProperty("disabled", true)
    // Whoever looks at something else meanwhile has not typed in vain.
    cleanup()
    render(<ProposeForm store={desk.store} />)
    const title = await screen.findByLabelText("何を変えたか")
    expect(title).toHaveProperty("value", "言い回し")
    fireEvent.change(title, { target: { value: "" } })
    await screen.findByText("「何を変えたか」を入力すると、提案できます。")
    desk.copy.replace(file, '文章を入力してください"', before)
    await waitFor(() => expect(screen.queryByText(/まだ書かれていない文章/)).toBeNull())
  })

  it("is proposed by one person, of the documents that are ticked", async () => {
    desk.copy.replace(file, before, 'システムの点検をしています"')
    desk.copy.replace("app.json", '"kind"', ' "kind"')
    render(<ProposeForm store={desk.store} />)
    await becomes("鈴木")
    await userEvent.click(await screen.findByLabelText("アプリ全体"))
    await userEvent.type(screen.getByLabelText("何を変えたか"), "言い回し")
    await userEvent.type(screen.getByLabelText("なぜ変えるか"), "店舗から")
    await press("1件を提案する")
    await waitFor(() => expect(desk.store.view).toBe("releases"))
  })

  it("is not offered again as it was proposed, and is as soon as it has other words", async () => {
    render(<ProposeForm store={desk.store} />)
    expect(await screen.findByLabelText(/（提案済み）/)).toHaveProperty("checked", false)
    expect(screen.getByLabelText("アプリ全体")).toHaveProperty("checked", true)
    cleanup()
    desk.copy.replace(file, "システムの点検を", "機械の点検を")
    render(<ProposeForm store={desk.store} />)
    await findButton("2件を提案する")
    desk.copy.replace(file, "機械の点検を", "システムの点検を")
  })

  it("goes along with another change of the same document, and whoever proposes that is told", async () => {
    const other = "完了した画面までの回答は保存されています。"
    desk.copy.replace(file, other, "ここまでの回答は保存されています。")
    render(<ProposeForm store={desk.store} />)
    await screen.findByText(/「メンテナンス」には、まだ公開していない「提案1：言い回し」の変更も入っています。/)
    desk.copy.replace(file, "システムの点検をしています", "ただいまメンテナンス中です")
    await waitFor(() => expect(screen.queryByText(/の変更も入っています。/)).toBeNull())
    desk.copy.replace(file, "ただいまメンテナンス中です", "システムの点検をしています")
    desk.copy.replace(file, "ここまでの回答は保存されています。", other)
  })

  it("that was refused names what has to come along, and ticks it", async () => {
    const Refused = () => {
      const releases = useReleaseDesk(desk.store)
      return <button onClick={() => runInAction(() => (releases.alongside = [file]))}>断られた</button>
    }
    render(
      <>
        <Refused />
        <ProposeForm store={desk.store} />
      </>,
    )
    await findButton("1件を提案する")
    await press("断られた")
    await screen.findByText(/「メンテナンス」 *の変更もいっしょに出すと、提案できます。/)
    await press("いっしょに選ぶ")
    await findButton("2件を提案する")
    expect(button("いっしょに選ぶ")).toBeUndefined()
  })

  it("is not agreed to by its author, and by another one only with the changes in view", async () => {
    render(<ReleasesView store={desk.store} />)
    expect((await card()).textContent).toContain("確認待ち")
    expect((await card()).textContent).toContain("自分の提案は確認できません")
    expect(button("確認した")).toBeUndefined()
    await becomes("田中")
    expect(await findButton("確認した")).toHaveProperty("disabled", true)
    await press("変わるところを見る")
    await within(await card()).findByText(/システムの点検をしています/)
    await screen.findByText(/画面/, { selector: ".d-effect__counts" })
    await press("確認した")
    await waitFor(async () => expect((await card()).textContent).toContain("田中 葵　確認済み"))
    await screen.findByText("確認済みにしました。")
  })

  it("is published with a reason, and the live one names who stands behind it", async () => {
    render(<ReleasesView store={desk.store} />)
    expect(await findButton("公開する")).toHaveProperty("disabled", true)
    expect(section("公開中")?.textContent).toContain("利用中の訪問（この30分）：第1版 2件")
    await userEvent.type(screen.getByLabelText(/ひとこと/), "年内に")
    await userEvent.type(screen.getByLabelText(/公開の理由/), "予定どおり")
    // Whoever looks at the screen meanwhile has not typed in vain.
    cleanup()
    render(<ReleasesView store={desk.store} />)
    expect(await screen.findByLabelText(/公開の理由/)).toHaveProperty("value", "予定どおり")
    expect(screen.getByLabelText(/ひとこと/)).toHaveProperty("value", "年内に")
    await press("公開する")
    await waitFor(() =>
      expect(section("公開中")?.textContent).toMatch(
        /第2版新しい訪問の100%.*「言い回し」 提案 鈴木 健／確認 田中 葵／公開 田中 葵/,
      ),
    )
    await screen.findByText(/^公開しました。新しい訪問から変わり、いま開いている人は今のまま進めます。/)
  })

  it("is taken back with a reason, and somebody else says that they have seen it", async () => {
    render(<ReleasesView store={desk.store} />)
    expect(section("公開中")?.textContent).toContain("戻すと：第1版")
    await press("戻すと変わるところを見る")
    await within(section("公開中") ?? document.body).findByText(/ただいまメンテナンス中です/)
    await userEvent.type(await screen.findByLabelText("戻す理由"), "誤り")
    await press("前に公開していたものに戻す")
    await screen.findByText(/ほかの人がまだ確認していません/)
    expect(button("戻したことを確認した")).toBeUndefined()
    await becomes("鈴木")
    await press("戻したことを確認した")
    await waitFor(() => expect(screen.queryByText(/ほかの人がまだ確認していません/)).toBeNull())
    expect(screen.queryByLabelText("戻す理由")).toBeNull()
  })

  it("is ordered for later, which can be put off and taken back", async () => {
    render(<ReleasesView store={desk.store} />)
    await becomes("佐藤")
    await userEvent.type(await screen.findByLabelText(/始める日時/), "2026-12-01T00:00")
    await userEvent.type(screen.getByLabelText(/公開の理由/), "年末から")
    await press("公開を予定する")
    await waitFor(() => expect(section("予定")?.textContent).toContain("第2版新しい訪問の100%2026/12/01 0:00から"))
    const planned = within(section("予定") ?? document.body)
    expect(await findButton("日時を変える")).toHaveProperty("disabled", true)
    fireEvent.change(planned.getByLabelText("始める日時"), { target: { value: "2026-12-02T09:00" } })
    await userEvent.type(planned.getByLabelText(/取りやめる理由/), "延期")
    await press("日時を変える")
    await waitFor(() => expect(section("予定")?.textContent).toContain("2026/12/02 9:00から"))
    expect(section("予定")?.textContent).not.toContain("2026/12/01")
    await userEvent.type(within(section("予定") ?? document.body).getByLabelText(/取りやめる理由/), "延期")
    await press("取りやめる")
    await waitFor(() => expect(section("予定")).toBeUndefined())
  })

  it("is in the log, and so is who did what on a day", async () => {
    render(<AuditView store={desk.store} />)
    const rows = () => [...document.querySelectorAll("tr")].map(({ textContent }) => textContent ?? "")
    await waitFor(() =>
      expect(rows()[1]).toContain("予定を取りやめ「言い回し」 第2版 100% 2026/12/02 9:00から 理由：延期"),
    )
    expect(rows().some((row) => /鈴木 健前に戻したことを確認/.test(row))).toBe(true)
    expect(rows().some((row) => /鈴木 健提案「言い回し」 理由：店舗から/.test(row))).toBe(true)
    const build = rows().filter((row) => row.includes("アプリの組み立て"))
    expect(build.map((row) => row.replace(/.*アプリの組み立て/, "").replace(/ \d+\/.*/, ""))).toEqual(
      expect.arrayContaining(["アプリと一緒に公開 第1版 100%", "アプリと一緒に組み立てたものを登録第1版"]),
    )
    await userEvent.selectOptions(screen.getByLabelText("だれが"), "鈴木 健")
    expect(rows().length).toBeGreaterThan(2)
    expect(
      rows()
        .slice(1)
        .every((row) => row.includes("鈴木 健")),
    ).toBe(true)
    fireEvent.change(screen.getByLabelText(/日付/), { target: { value: "2026-11-21" } })
    await screen.findByText("この日に、この人の記録はありません。")
    const [one] = findIn([...listEverything(desk.store, [])], "佐藤")
    expect(one).toMatchObject({ kind: "人" })
    act(() => one?.open())
    expect(desk.store.view).toBe("audit")
    await screen.findByText("この日に、この人の記録はありません。")
  })

  it("is not given to customers when it is damaged, and the desk says what they get", async () => {
    const run = (statement: string) => sql.raw(statement).execute(database.db)
    const damage = async (reason: string) => {
      await run("set session_replication_role = replica")
      await run(`update pointer set reason = ${reason} where proposal is null and ordered_by <> 'build'`)
      await run("set session_replication_role = default")
    }
    await damage("reason || 'x'")
    render(<ReleasesView store={desk.store} />)
    await screen.findByText("公開の指示 3 が、書かれたときと違います。")
    expect(section("公開中")?.textContent).toContain("新しい訪問には第2版を出しています。")
    cleanup()
    await damage("left(reason, -1)")
    await desk.store.api.get("releases/verify")
    render(<ReleasesView store={desk.store} />)
    await screen.findByText(/利用中の訪問/)
    expect(screen.queryByText(/書かれたときと違います/)).toBeNull()
  })

  it("says so where the server has no releases", async () => {
    const nothing = { status: 404, body: undefined }
    const store = { api: { get: () => Promise.resolve(nothing) } } as unknown as DeskStore
    render(<ReleasesView store={store} />)
    await screen.findByText(/ここからは公開できません/)
  })
})

describe("sharesOf", () => {
  it("leaves to what was there before whatever a percentage does not take", () => {
    const pointer = (id: number, percent: number) =>
      ({ id, percent, release: "", takeover: "visit", reason: "", person: "", at: "", startsAt: "" }) as const
    const shares = sharesOf([pointer(4, 25), pointer(3, 5), pointer(2, 100), pointer(1, 100)])
    expect(shares.map(({ pointer: { id }, percent }) => [id, percent])).toEqual([
      [4, 25],
      [2, 75],
    ])
  })
})
