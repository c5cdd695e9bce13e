import { runInAction } from "mobx"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { keepPlace } from "../../../src/desk/keepPlace"
import { draftsOf } from "../../../src/desk/parts/drafts"

const screens = ["animals", "visit"].map((id) => ({
  id,
  title: id,
  file: `zoo/${id}.screen.json`,
  forms: [],
  samples: ["day", "night"].map((sample) => ({ id: sample, name: sample })),
  errors: 0,
  warnings: 0,
  isBroken: false,
}))

/** Two screens; of each place of a document somebody has written a number. */
const values: Record<string, unknown> = {}
const api = {
  tree: async () => ({ names: {}, screens, documents: [] }),
  problems: async () => [],
  texts: async () => [],
  changes: async () => [],
  definitions: async () => [],
  fields: async () => [],
  conditions: async () => [],
  file: async () => "{}",
  listen: () => () => undefined,
  async edit(edits: readonly (PointerEdit & { readonly value: unknown; readonly seen?: unknown })[]) {
    const undo: PointerEdit[] = []
    for (const { file, pointer, value, seen } of edits) {
      if (seen !== values[pointer]) return { kind: "changed", index: 0, now: values[pointer] }
      undo.unshift({ file, pointer, op: "set", value: values[pointer], seen: value } as PointerEdit)
      values[pointer] = value
    }
    return { kind: "edited", undo }
  },
} as unknown as DeskApi

let stop: () => void = () => undefined

/** The page as it is loaded at the address that the browser shows. */
async function load(): Promise<DeskStore> {
  stop()
  const store = new DeskStore(api)
  await store.open()
  stop = keepPlace(store, window)
  return store
}

const goBack = (steps: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true })
    window.history.go(steps)
  })

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(values, { "/lions": 1, "/bears": 1 })
  window.history.replaceState(null, "", "/desk/")
})
afterEach(() => stop())

it("comes back to the view, the screen, its state and the selected part when the page is loaded again", async () => {
  const before = await load()
  before.openScreen("visit", "night")
  before.select({ file: "zoo/visit.screen.json", pointer: "/body/1" })
  const { view, screenId, sample, selected } = await load()
  expect({ view, screenId, sample, selected }).toEqual({
    view: "screens",
    screenId: "visit",
    sample: "night",
    selected: { file: "zoo/visit.screen.json", pointer: "/body/1" },
  })
})

it("comes back to the flow and the call that were open", async () => {
  const before = await load()
  before.openFlow("visits")
  before.openCall("legacy.animals")
  const { view, flowId, callId } = await load()
  expect([view, flowId, callId]).toEqual(["faults", "visits", "legacy.animals"])
})

it("goes back and forward between views, and not between the parts of one", async () => {
  const store = await load()
  store.select({ file: "zoo/animals.screen.json", pointer: "/body/0" })
  store.choose("visit")
  store.show("words")
  store.show("problems")
  await goBack(-2)
  expect([store.view, store.screenId]).toEqual(["screens", "visit"])
  await goBack(1)
  expect(store.view).toBe("words")
  await goBack(1)
  expect(store.view).toBe("problems")
})

it.each([
  ["/desk/flow", "flows"],
  ["/desk/words/", "words"],
  ["/desk/%E6%B5%81%E3%82%8C", "flows"],
])("opens the view that an address like %s means", async (address, view) => {
  window.history.replaceState(null, "", address)
  const store = await load()
  expect([store.view, store.history.refusal]).toEqual([view, undefined])
})

it("says so where no view has the name of an address, and opens a screen", async () => {
  window.history.replaceState(null, "", "/desk/%E5%9C%B0%E5%9B%B3?screen=nowhere&state=dawn")
  const { view, screenId, history } = await load()
  expect([view, screenId]).toEqual(["screens", "animals"])
  expect(history.refusal).toBe("「地図」という表示はありません。上の見出しから選んでください。")
})

it("opens a place by its document alone, in whatever view shows it", async () => {
  window.history.replaceState(null, "", "/desk/?file=zoo%2Fvisit.screen.json&pointer=%2Ftitle")
  const { screenId, selected } = await load()
  expect([screenId, selected?.pointer]).toEqual(["visit", "/title"])
})

const animals = (pointer: string, value: number, seen: number) =>
  [{ file: "zoo/visit.screen.json", pointer, op: "set", value, seen } as PointerEdit] as const
const lions = (value: number, seen: number) => animals("/lions", value, seen)
const bears = (value: number, seen: number) => animals("/bears", value, seen)

it("takes a change back after the page was loaded again, and none that somebody has changed meanwhile", async () => {
  await (await load()).edit(lions(2, 1))
  const again = await load()
  await again.history.undo()
  expect([values["/lions"], again.history.canUndo]).toEqual([1, false])
  await again.edit(lions(3, 1))
  values["/lions"] = 4
  const last = await load()
  await last.history.undo()
  expect([values["/lions"], last.history.canUndo]).toEqual([4, false])
  expect(last.history.refusal).toBeDefined()
})

it("does a change again after the page was loaded again, and none once something else was changed", async () => {
  const store = await load()
  await store.edit(lions(2, 1))
  await store.edit(bears(2, 1))
  await store.history.undo()
  await store.history.undo()
  const again = await load()
  await again.history.redo()
  expect([values["/lions"], values["/bears"], again.history.canRedo]).toEqual([2, 1, true])
  const third = await load()
  await third.history.redo()
  expect([values["/lions"], values["/bears"], third.history.canRedo]).toEqual([2, 2, false])
  await third.history.undo()
  await third.edit(lions(9, 2))
  expect((await load()).history.canRedo).toBe(false)
})

it("does nothing again over what was changed while the page came", async () => {
  const store = await load()
  await store.edit(lions(2, 1))
  await store.history.undo()
  stop()
  const early = new DeskStore(api)
  await early.open()
  await early.edit(lions(5, 1))
  stop = keepPlace(early, window)
  expect([early.history.canUndo, early.history.canRedo]).toEqual([true, false])
  expect((await load()).history.canRedo).toBe(false)
})

it("keeps what a browser can keep: the newest changes, and none that says nothing of what stands there", async () => {
  const store = await load()
  const step = (pointer: string, letters: number, seen: object = { seen: 1 }) => ({
    edits: [{ file: "a", pointer, op: "set", value: "x".repeat(letters), ...seen } as PointerEdit],
    pointer,
    at: 0,
  })
  runInAction(() => (store.history.undoSteps = [step("/old", 150_000), step("/new", 150_000), step("/blind", 1, {})]))
  expect((await load()).history.undoSteps.map(({ pointer }) => pointer)).toEqual(["/new"])
  sessionStorage.setItem("desk.undo", "{")
  expect((await load()).history.canUndo).toBe(false)
})

it("what is half typed is there again when the page is loaded again", async () => {
  const before = await load()
  runInAction(() => draftsOf(before).set("proposal title", "題名を直しました"))
  expect([...draftsOf(await load())]).toEqual([["proposal title", "題名を直しました"]])
})
