import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { runInAction } from "mobx"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Bench } from "../../../src/domain/bench"
import { BenchView } from "../../../src/desk/bench/BenchView"
import { filterWall, wallStates } from "../../../src/desk/bench/wallStates"
import { Properties } from "../../../src/desk/screen/Properties"
import { violationsIn } from "../../support/axeInPage"
import { drawnByNobody, type FakeBench } from "../../support/drawnByNobody"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const file = "withdrawal/client_withdrawal.screen.json"
const [before, after] = ["いくら出金しますか", "いくらお引き出しですか"]
let fake: FakeBench
let desk: OpenDesk
beforeAll(async () => {
  fake = drawnByNobody()
  desk = await openDesk(undefined, fake)
  const { api, tree } = desk.store
  // A thousand states are drawn no other than a few.
  const few = { ...tree, screens: tree.screens.filter(({ id }) => ["client_withdrawal", "mail_auth"].includes(id)) }
  Object.assign(api, { tree: async () => few })
  await act(async () => runInAction(() => (desk.store.tree = few)))
})
afterAll(async () => {
  await desk.close()
  fake.remove()
})
afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

describe("検査台", () => {
  it("shows every state before anything is drawn, and opens one where it is edited", async () => {
    render(<BenchView store={desk.store} />)
    await screen.findByText(/まだ何もくらべていません/)
    const tiles = screen.getAllByRole("button", { name: /まだ撮っていない$/ })
    expect(tiles).toHaveLength(desk.store.tree.screens.flatMap(({ samples }) => samples).length)
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "client_withdrawal" } })
    const [first] = screen.getAllByRole("button", { name: /まだ撮っていない$/ })
    if (first) fireEvent.click(first)
    expect([desk.store.view, desk.store.screenId]).toEqual(["screens", "client_withdrawal"])
    press("違い")
    expect(screen.getByText(/を押すと、くらべる相手との違いがここに出ます/)).toBeTruthy()
  })

  it("is run, tells what differs and why, and is told that it is right", async () => {
    desk.copy.replace(file, before, after)
    render(<BenchView store={desk.store} />)
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "client_withdrawal" } })
    await act(async () => press(/^この\d+画面だけ撮る$/))
    await screen.findByRole("progressbar")
    fake.finish()
    await screen.findByText("撮り終わりました。")
    press("違い")
    const detail = await screen.findByRole("region", { name: "選んだ違い" })
    expect(within(detail).getByRole("heading", { name: `「${before}」が「${after}」になります` })).toBeTruthy()
    expect(within(detail).getAllByRole("img")).toHaveLength(2)
    expect(await violationsIn(document.body)).toEqual([])
    press("重ねて切りかえる")
    press("前を見る")
    expect(within(detail).getByAltText("前の見え方")).toBeTruthy()
    press("境目を動かす")
    expect(within(detail).getByRole("slider")).toBeTruthy()
    expect(screen.getByRole("button", { name: "誤り" })).toHaveProperty("disabled", true)
    await act(async () => press("正しい"))
    await screen.findByText(/まだ決めていないもの 0/)
    press("決めなおす")
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "敬語が違う" } })
    await act(async () => press("誤り"))
    await within(detail).findByText("「敬語が違う」")
    fireEvent.click(within(detail).getByRole("button", { name: /見出し/ }))
    expect(desk.store.selected).toEqual({ file, pointer: "/body/1/text" })
    cleanup()
    render(<Properties store={desk.store} />)
    expect(await screen.findByRole("textbox", { name: "文章" })).toHaveProperty("value", after)
  })

  it("lists what no state shows, and writes a state that does", async () => {
    render(<BenchView store={desk.store} />)
    await screen.findByText("撮り終わりました。")
    press("網羅")
    await screen.findByRole("table")
    const group = (await screen.findByText("どの状態にも出ていない通信の結果")).closest("details")
    act(() => {
      if (group) Object.assign(group, { open: true }).dispatchEvent(new Event("toggle"))
    })
    const missing = screen.getByText("「出金」：出金入力画面の読み込み：メンテナンス中だった").closest("li")
    expect(await violationsIn(document.body)).toEqual([])
    await act(async () => fireEvent.click(within(missing ?? document.body).getByText("サンプルを作る")))
    await expect.poll(() => desk.store.sample).toBe("新しい状態")
    expect(desk.store.selected).toEqual({ file, pointer: "/samples/新しい状態" })
    expect(desk.store.valueAt({ file, pointer: "/samples/新しい状態/calls" })).toMatchObject({
      "legacy/withdrawal": "maintenance",
    })
  })

  it("says so when the server is gone, and keeps what it has", async () => {
    const { get, post } = desk.store.api
    const gone = () => Promise.reject(new Error("gone"))
    render(<BenchView store={desk.store} />)
    await screen.findByText(/^撮り終わりました。/)
    Object.assign(desk.store.api, { get: gone, post: gone })
    await act(async () => press("すべての状態を撮る"))
    expect(screen.getByRole("alert").textContent).toMatch(/サーバーにつながっていない/)
    expect(screen.getByText(/^撮り終わりました。/)).toBeTruthy()
    Object.assign(desk.store.api, { get, post })
  })
})

describe("states of the wall", () => {
  const screens = [
    {
      id: "gate",
      title: "門",
      file: "zoo/gate.screen.json",
      forms: [],
      samples: [
        { id: "usual", name: "ふだん" },
        { id: "window-1-to", name: "期間1が終わるとき", isMade: true as const },
      ],
      errors: 0,
      warnings: 0,
      isBroken: false,
    },
  ]
  const drawn: Bench["states"] = [
    { screen: "gate", sample: "~sheet-1", verdict: "same", name: "ハーフシートが開いている" },
    { screen: "gate", sample: "usual", verdict: "unsteady" },
    { screen: "gate", sample: "full", verdict: "gone" },
    { screen: "pond", sample: "dry", verdict: "gone" },
  ]
  const names = (found: ReturnType<typeof wallStates>) =>
    found.flatMap(({ id, states }) => states.map(({ sample, standing }) => `${id}/${sample} ${standing}`))

  it("are those of the documents, and those that only the documents before have", () => {
    const wall = wallStates(screens, drawn)
    expect(names(wall)).toEqual([
      "gate/usual unsteady",
      "gate/window-1-to undrawn",
      "gate/~sheet-1 same",
      "gate/full gone",
      "pond/dry gone",
    ])
  })

  it.each([
    [{ search: "門" }, ["gate/usual unsteady", "gate/window-1-to undrawn", "gate/~sheet-1 same", "gate/full gone"]],
    [{ search: "ふだん" }, ["gate/usual unsteady"]],
    [{ standing: "gone" }, ["gate/full gone", "pond/dry gone"]],
    [{ kind: "made" }, ["gate/window-1-to undrawn", "gate/~sheet-1 same"]],
    [{ search: "ない" }, []],
  ] as const)("are found by %j", (filter, found) => {
    const all = { search: "", standing: "all", kind: "all", ...filter } as const
    expect(names(filterWall(wallStates(screens, drawn), all))).toEqual(found)
  })
})
