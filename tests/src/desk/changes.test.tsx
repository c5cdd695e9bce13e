import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { ChangesView } from "../../../src/desk/changes/ChangesView"
import { DeskStore } from "../../../src/desk/DeskStore"
import type { Effect } from "../../../src/domain/effect"
import type { SaidChange } from "../../../src/sentences"

const file = "zoo/animals.screen.json"
const changed = { kind: "changed", from: "/title", to: "/title", before: "動物", after: "どうぶつ" } as const
const change: SaidChange = {
  file,
  says: "「動物」の題名",
  before: "「動物」",
  after: "「どうぶつ」",
  difference: changed,
  pointer: "/title",
  back: [{ file, op: "set", pointer: "/title", value: "動物", seen: "どうぶつ" }],
}
const effect: Effect = {
  of: 3,
  screens: [{ id: "animals", title: "どうぶつ", kind: "changed" }],
  shared: [],
  cases: {
    of: 5,
    changed: 2,
    groups: [{ flow: "visit", says: "「入口」を通らなくなります", cases: [1, 4] }],
    untold: [],
  },
}

async function open(changes: readonly SaidChange[], api: Partial<DeskApi>) {
  const edit = vi.fn<DeskApi["edit"]>(() => Promise.resolve({ kind: "edited", undo: [] }))
  const nothing = {
    file: () => Promise.resolve("{}"),
    // There are no releases here.
    get: () => Promise.resolve({ status: 404, body: {} }),
    edit,
  }
  const store = new DeskStore({ ...nothing, ...api } as DeskApi)
  Object.assign(store, { changes })
  render(<ChangesView store={store} />)
  await act(async () => undefined)
  return { store, edit }
}
afterEach(cleanup)

it("each change is a sentence with both sides, and is taken back by its button", async () => {
  const { edit } = await open([change], { effect: () => Promise.resolve(effect) })
  const card = screen.getByText("「動物」の題名").closest("article")
  expect(card?.textContent).toContain("前「動物」後「どうぶつ」")
  await userEvent.click(screen.getByRole("button", { name: "前に戻す" }))
  expect(edit).toHaveBeenCalledExactlyOnceWith(change.back)
})

it.each([
  ["すべて、お客さまに公開中のものと同じです。", "（お客さまに公開中）", []],
  ["保存済みですが、お客さまには、公開するまで届きません。", "", [file]],
])("what customers have already is not said to be on its way: %s", async (says, mark, differing) => {
  const bodies: Readonly<Record<string, object>> = {
    me: { source: "demo", people: [] },
    releases: { channels: [], releases: [] },
    proposals: { proposals: [], changed: differing, proposed: [] },
  }
  const get = (path: string) => Promise.resolve({ status: 200, body: bodies[path] })
  await open([change], { get, effect: () => Promise.resolve(effect) })
  await screen.findByText(`1か所を変えました。${says}`)
  expect(screen.getByText(/^zoo.animals/, { selector: "h3" }).textContent).toBe(`${file}${mark}`)
})

it("what customers meet otherwise stands over them, once it is known", async () => {
  const asked: ((effect: Effect) => void)[] = []
  await open([change], { effect: () => new Promise((resolve) => asked.push(resolve)) })
  const part = screen.getByRole("region", { name: "この変更で何が変わるか" })
  expect(part.getAttribute("aria-busy")).toBe("true")
  await act(async () => asked[0]?.(effect))
  await vi.waitFor(() => expect(part.getAttribute("aria-busy")).toBe("false"))
  expect(part.textContent).toContain("画面 1/3、ケース 2/5")
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "画面「どうぶつ」が変わります",
    "「入口」を通らなくなります（ケース 2件）",
  ])
})

it("an answer that a newer question has overtaken is dropped", async () => {
  const asked: ((effect: Effect) => void)[] = []
  const { store } = await open([change], { effect: () => new Promise((resolve) => asked.push(resolve)) })
  void store.askEffect()
  await act(async () => asked[1]?.(effect))
  await act(async () => asked[0]?.({ ...effect, of: 99 }))
  expect(screen.getByText("画面 1/3、ケース 2/5")).toBeDefined()
})

it("what cannot be told is said, and asked again", async () => {
  const ask = vi.fn<DeskApi["effect"]>(() => Promise.resolve(effect)).mockResolvedValueOnce(undefined)
  await open([change], { effect: ask })
  await userEvent.click(screen.getByRole("button", { name: "もう一度調べる" }))
  expect(screen.getByText("画面 1/3、ケース 2/5")).toBeDefined()
})

it("without a change nothing is asked", async () => {
  const ask = vi.fn<DeskApi["effect"]>(() => Promise.resolve(effect))
  await open([], { effect: ask })
  expect(screen.getByText("変えた所はありません。")).toBeDefined()
  expect(ask).not.toHaveBeenCalled()
})
