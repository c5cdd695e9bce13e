// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest"
import { editText, type PointerEdit } from "../../../renderer/editing"
import type { DeskApi, EditAnswer } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"

const file = "zoo/animals.screen.json"
const first = '{ "title": "Zoo", "body": [{ "widget": "text", "text": "a" }, { "widget": "note", "text": "b" }] }\n'

let text = first
let answer: EditAnswer | undefined
let isAway = false

/** A server that has one file. */
const api: DeskApi = {
  get: () => Promise.resolve({ status: 404, body: undefined }),
  post: () => Promise.resolve({ status: 404, body: undefined }),
  tree: () => Promise.resolve({ names: {}, screens: [screen], documents: [] }),
  problems: () => Promise.resolve([]),
  texts: () => Promise.resolve([]),
  changes: () => Promise.resolve([]),
  effect: () => Promise.resolve(undefined),
  definitions: () => Promise.resolve([]),
  fields: () => Promise.resolve([]),
  conditions: () => Promise.resolve([]),
  calls: () => Promise.resolve([]),
  file: () => (isAway ? Promise.reject(new Error("gone")) : Promise.resolve(text)),
  placeOf: () => Promise.reject(new Error("nobody says it")),
  partsOf: () => Promise.resolve([]),
  edit: (edits) => (isAway ? Promise.reject(new Error("gone")) : Promise.resolve(answer ?? write(edits))),
  listen: () => () => undefined,
}

const screen = {
  id: "animals",
  title: "Zoo",
  file,
  forms: [],
  samples: [{ id: "day", name: "昼" }],
  errors: 0,
  warnings: 0,
  isBroken: false,
}

function write(edits: readonly PointerEdit[]): EditAnswer {
  const undo: PointerEdit[] = []
  for (const [index, edit] of edits.entries()) {
    const outcome = editText(text, edit)
    if (outcome.kind !== "edited") return { ...outcome, index }
    ;({ text } = outcome)
    undo.unshift(outcome.undo)
  }
  return { kind: "edited", undo }
}

let store: DeskStore
beforeEach(async () => {
  text = first
  answer = undefined
  isAway = false
  vi.useFakeTimers({ now: 0, toFake: ["Date"] })
  store = new DeskStore(api)
  await store.open()
  await store.want(file)
  return () => vi.useRealTimers()
})

const place = { file, pointer: "/body/0/text" }

it("takes back in one step what was typed in one go, and letters after a pause by themselves", async () => {
  for (const typed of ["ab", "abc", "abcd"]) await store.set(place, typed)
  vi.setSystemTime(5_000)
  await store.set(place, "other")
  expect(store.valueAt(place)).toBe("other")
  await store.history.undo()
  expect(store.valueAt(place)).toBe("abcd")
  await store.history.undo()
  expect(text).toBe(first)
  expect(store.history.canUndo).toBe(false)
  await store.history.redo()
  await store.history.redo()
  expect(store.valueAt(place)).toBe("other")
})

it("makes one change after the other, however quickly they are asked for", async () => {
  await Promise.all([store.set(place, "ab"), store.set(place, "abc"), store.move({ file, pointer: "/body/0" }, 1)])
  expect(store.history.refusal).toBeUndefined()
  expect(store.valueAt({ file, pointer: "/body/1/text" })).toBe("abc")
  await Promise.all([store.history.undo(), store.history.undo()])
  expect(text).toBe(first)
})

it("has one step to take back where a field is left while its text is still being saved", async () => {
  const saving = store.set(place, "ab")
  const left = store.set(place, "ab")
  await saving
  vi.setSystemTime(5_000)
  await left
  await store.history.undo()
  expect(text).toBe(first)
  expect(store.history.canUndo).toBe(false)
})

it("moves a part and what is selected with it; at the ends nothing moves", async () => {
  store.select({ file, pointer: "/body/0" })
  await store.move({ file, pointer: "/body/0" }, -1)
  expect(text).toBe(first)
  await store.move({ file, pointer: "/body/0" }, 1)
  expect(store.valueAt({ file, pointer: "/body/1/text" })).toBe("a")
  expect(store.selected).toEqual({ file, pointer: "/body/1" })
  await store.history.undo()
  expect(text).toBe(first)
})

describe("a key that is held", () => {
  const letters = () => (JSON.parse(text) as { body: { text: string }[] }).body.map((block) => block.text).join("")
  beforeEach(async () => {
    text = `{ "body": [${[..."abcde"].map((letter) => `{ "text": "${letter}" }`).join(", ")}] }`
    store = new DeskStore(api)
    await store.open()
    await store.want(file)
  })

  it("moves the part that it was pressed on once for each press, although the page still shows it where it was", async () => {
    const last = { file, pointer: "/body/4" }
    await Promise.all([store.move(last, -1), store.move(last, -1), store.move(last, -1), store.move(last, 1)])
    expect([letters(), store.selected?.pointer, store.history.refusal]).toEqual(["abecd", "/body/2", undefined])
  })

  it("moves on wherever the page shows the part meanwhile, and ends at the end of the list", async () => {
    const up = (pointer: string) => store.move({ file, pointer }, -1)
    const moves = [up("/body/3"), up("/body/3")]
    // Its file was read again, and what was asked for is still under way.
    while (letters() === "abcde") await Promise.resolve()
    moves.push(up("/body/2"), up("/body/3"))
    await Promise.all(moves)
    expect([letters(), store.selected?.pointer]).toEqual(["dabce", "/body/0"])
  })

  it("takes out the part that was moved, and not the one that stands there now", async () => {
    const last = { file, pointer: "/body/4" }
    await Promise.all([store.move(last, -1), store.move(last, -1), store.remove(last)])
    expect(letters()).toBe("abcd")
  })

  it("moves nothing more once a move was refused", async () => {
    const last = { file, pointer: "/body/4" }
    const moves = [store.move(last, -1), store.move(last, -1)]
    answer = { kind: "changed", index: 0, now: {} }
    await Promise.all(moves)
    expect(letters()).toBe("abcde")
    expect(store.history.refusal).not.toContain("ほかの人")
  })
})

/** Somebody else writes into the file. */
const elsewhere = (value: string) => (text = first.replace('"a"', JSON.stringify(value)))

it("shows both values where two people write different ones, and writes neither before one of them chooses", async () => {
  elsewhere("theirs")
  expect(await store.set(place, "mine")).toBe(false)
  expect(store.valueAt(place)).toBe("theirs")
  // More letters are no choice.
  expect(await store.set(place, "mine too")).toBe(false)
  expect(text).toContain('"theirs"')
  expect(store.history.clash).toMatchObject({ mine: "mine too", theirs: "theirs" })
  await store.history.settleClash("mine")
  expect(store.valueAt(place)).toBe("mine too")
  expect(store.history.clash).toBeUndefined()
  await store.history.undo()
  expect(store.valueAt(place)).toBe("theirs")
})

it("leaves the other value where that is chosen, and asks nothing where both are the same", async () => {
  elsewhere("theirs")
  await store.set(place, "mine")
  await store.history.settleClash("theirs")
  expect(store.valueAt(place)).toBe("theirs")
  expect(store.history.letGo).toBe(1)
  elsewhere("the same")
  expect(await store.set(place, "the same")).toBe(true)
  expect([store.history.clash, store.history.refusal]).toEqual([undefined, undefined])
})

it("keeps what is typed while the server is away, shows the documents as they were, and saves once it is back", async () => {
  isAway = true
  for (const typed of ["x", "xy"]) expect(await store.set(place, typed)).toBe(false)
  expect(await store.set({ file, pointer: "/title" }, "Zoo 2")).toBe(false)
  expect(store.history.waiting).toHaveLength(2)
  expect(store.history.isUnsaved).toBe(true)
  expect(store.valueAt(place)).toBe("a")
  isAway = false
  await store.history.sendWaiting()
  expect(store.valueAt(place)).toBe("xy")
  expect(store.valueAt({ file, pointer: "/title" })).toBe("Zoo 2")
  expect(store.history.isUnsaved).toBe(false)
})

it.each(["not-allowed", "signed-out"] as const)(
  "leaves what is refused once the server is back where it was typed: %s",
  async (kind) => {
    isAway = true
    await store.set(place, "x")
    isAway = false
    answer = { kind }
    await store.history.sendWaiting()
    // Where people change who they are.
    expect(store.history.refusal).toContain("「公開」の画面で")
    expect(store.history.letGo).toBe(0)
  },
)

it("takes no view away where the server goes while something is asked for anew", async () => {
  let tell = (_event: "problems") => {}
  const failed = vi.fn(() => Promise.reject(new Error("gone")))
  const asked = new DeskStore({
    ...api,
    problems: () => (isAway ? failed() : Promise.resolve([])),
    listen: (onEvent) => {
      tell = (event) => onEvent(event, [])
      return () => undefined
    },
  })
  await asked.open()
  isAway = true
  tell("problems")
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect(asked.tree.screens).toEqual([screen])
})

it("sends what waits as soon as anything else is saved, and newer letters instead of older ones", async () => {
  isAway = true
  await store.set(place, "x")
  isAway = false
  await store.set(place, "xyz")
  expect([store.valueAt(place), store.history.waiting]).toEqual(["xyz", []])
  isAway = true
  await store.set(place, "later")
  isAway = false
  await store.set({ file, pointer: "/title" }, "Zoo 2")
  await store.history.inTurn(() => Promise.resolve())
  expect(store.valueAt(place)).toBe("later")
})

it("says in words why an edit was not made, and keeps the steps", async () => {
  await store.set(place, "x")
  answer = { kind: "missing", index: 0 }
  await store.set(place, "z")
  expect(store.history.refusal).toContain("もうありません")
  answer = { kind: "long" }
  await store.set(place, "z".repeat(400_000))
  expect(store.history.refusal).toContain("長すぎる")
  answer = undefined
  isAway = true
  await store.history.undo()
  expect(store.history.refusal).toContain("つながらない")
  expect(store.history.canUndo).toBe(true)
  store.history.dismissRefusal()
  expect(store.history.refusal).toBeUndefined()
})

it("opens what shows a place, wherever one is", () => {
  store.show("problems")
  store.goTo({ file, pointer: "/body/1" })
  expect([store.view, store.screenId, store.sample, store.selected]).toEqual([
    "screens",
    "animals",
    "day",
    { file, pointer: "/body/1" },
  ])
})

it("reads again only what somebody has changed", async () => {
  const read: string[] = []
  let hear: Parameters<DeskApi["listen"]>[0] = () => undefined
  const watched = new DeskStore({
    ...api,
    file: (name) => {
      read.push(name)
      return Promise.resolve(text)
    },
    listen: (onEvent) => {
      hear = onEvent
      return () => undefined
    },
  })
  await watched.open()
  await watched.want(file)
  read.length = 0
  hear("documents", [file, "zoo/other.screen.json"])
  await vi.waitFor(() => expect(read).toEqual([file]), { timeout: 120_000 })
  hear("problems", [])
  await Promise.resolve()
  expect(read).toEqual([file])
})

it("keeps the texts that it has while the server is away, and reads them when it is back", async () => {
  let connect: Parameters<DeskApi["listen"]>[1] = () => undefined
  const written = { file, pointer: "/title", text: "Zoo" }
  let texts: ReturnType<DeskApi["texts"]> = Promise.reject(new Error("gone"))
  const watched = new DeskStore({
    ...api,
    texts: () => texts,
    listen: (_onEvent, onOpen) => {
      connect = onOpen
      return () => undefined
    },
  })
  await watched.open()
  connect(false)
  watched.show("words")
  await watched.readTexts()
  expect(watched.texts).toEqual([])
  texts = Promise.resolve([written])
  connect(true)
  await vi.waitFor(() => expect(watched.texts).toEqual([written]))
})

it("forgets where the texts of a file stand when it is edited elsewhere, until it has read them again", async () => {
  const [here, other] = [
    { file, pointer: "/body/1/text", text: "b" },
    { file: "zoo/other.screen.json", pointer: "/title", text: "Other" },
  ]
  const edited = new DeskStore({ ...api, texts: () => Promise.resolve([here, other]) })
  await edited.want(file)
  await edited.readTexts()
  await edited.move({ file, pointer: "/body/1" }, -1)
  expect(edited.texts).toEqual([other])
  await edited.readTexts()
  expect(edited.texts).toEqual([here, other])
})

/** A store whose answers come when they are let go, and what tells it that something is new. */
async function openSlow(slow: "file" | "problems") {
  const waiting: ((answer: never) => void)[] = []
  let isSlow = false
  let hear: Parameters<DeskApi["listen"]>[0] = () => undefined
  const later = () => new Promise<never>((resolve) => waiting.push(resolve))
  const opened = new DeskStore({
    ...api,
    file: () => (isSlow && slow === "file" ? later() : api.file(file)),
    problems: () => (isSlow && slow === "problems" ? later() : api.problems()),
    listen(onEvent) {
      hear = onEvent
      return () => undefined
    },
  })
  await opened.open()
  await opened.want(file)
  isSlow = true
  hear(slow === "file" ? "documents" : "problems", [file])
  isSlow = slow === "problems"
  hear(slow === "file" ? "documents" : "problems", [file])
  return { opened, waiting }
}

it("keeps the newest text of a file when an older one comes late", async () => {
  text = '{ "title": "newest" }'
  const { opened, waiting } = await openSlow("file")
  await expect.poll(() => opened.document(file)).toEqual({ title: "newest" })
  waiting[0]?.('{ "title": "older" }' as never)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(opened.document(file)).toEqual({ title: "newest" })
})

it("keeps the newest problems when older ones come late", async () => {
  const { opened, waiting } = await openSlow("problems")
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.([{ rule: "newest" }] as never)
  await expect.poll(() => opened.problems).toEqual([{ rule: "newest" }])
  waiting[0]?.([{ rule: "older" }] as never)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(opened.problems).toEqual([{ rule: "newest" }])
})
