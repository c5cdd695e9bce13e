// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { editText, type PointerEdit } from "../../../renderer/editing"
import type { DeskApi, EditAnswer } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { valueAt } from "../../../src/desk/json"

const file = "zoo/animals.screen.json"
/** Nothing stands at the last one in the beginning. */
const pointers = ["/title", "/body/0/text", "/body/1/text", "/body/1/hint"]
const first = '{ "title": "Zoo", "body": [{ "widget": "text", "text": "a" }, { "widget": "note", "text": "b" }] }\n'

/** One file, and two desks that hear of each other only when they ask. */
async function twoDesks() {
  let text = first
  const write = ([edit]: readonly PointerEdit[]): EditAnswer => {
    if (!edit) return { kind: "missing", index: 0 }
    const outcome = editText(text, edit)
    if (outcome.kind !== "edited") return { ...outcome, index: 0 }
    ;({ text } = outcome)
    return { kind: "edited", undo: [outcome.undo] }
  }
  const api = { file: () => Promise.resolve(text), edit: (edits) => Promise.resolve(write(edits)) } as Partial<DeskApi>
  const desks = [new DeskStore(api as DeskApi), new DeskStore(api as DeskApi)] as const
  for (const desk of desks) await desk.want(file)
  return { desks, now: (pointer: string) => valueAt(JSON.parse(text), pointer) }
}

const edits = fc.array(
  fc.record({
    person: fc.constantFrom(0 as const, 1 as const),
    pointer: fc.constantFrom(...pointers),
    // Few values: two people often mean the same.
    value: fc.constantFrom("a", "b", "c", "d"),
    choice: fc.constantFrom("mine" as const, "theirs" as const),
  }),
  { minLength: 100, maxLength: 100 },
)

it("1,000 edits of two people: nothing is written over what its author has not seen, and unlike values are shown to the second", async () => {
  const met = { written: 0, equal: 0, clashes: 0 }
  await fc.assert(
    fc.asyncProperty(edits, async (all) => {
      const { desks, now } = await twoDesks()
      for (const { person, pointer, value, choice } of all) {
        const { [person]: desk } = desks
        const [seen, before] = [desk.valueAt({ file, pointer }), now(pointer)]
        const isDone = await desk.set({ file, pointer }, value)
        const { clash } = desk.history
        if (clash) {
          expect([isDone, clash.mine, clash.theirs, now(pointer)]).toEqual([false, value, before, before])
          expect(before).not.toBe(seen)
          await desk.history.settleClash(choice)
          expect(now(pointer)).toBe(choice === "mine" ? value : before)
          met.clashes += 1
        } else if (seen === value || before === value) {
          expect([isDone, now(pointer)]).toEqual([true, before])
          met.equal += 1
        } else {
          expect([isDone, seen, now(pointer)]).toEqual([true, before, value])
          met.written += 1
        }
        expect(desk.history.refusal).toBeUndefined()
      }
    }),
    { numRuns: 10, seed: 13 },
  )
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(50)
})

it("where several values are others by now, each is shown, and each is written or left as somebody chooses", async () => {
  const { desks, now } = await twoDesks()
  const [first, second] = desks
  const places = ["/title", "/body/0/text", "/body/1/text"].map((pointer) => ({ file, pointer }))
  const seen = places.map((place) => second.valueAt(place))
  for (const place of places) await first.set(place, "one")
  for (const [index, place] of places.entries())
    expect(await second.setNewest(place, () => ({ value: "two", seen: seen[index] }))).toBe(false)
  expect(second.history.clashes).toHaveLength(3)
  for (const which of ["mine", "theirs", "mine"] as const) await second.history.settleClash(which)
  expect(places.map(({ pointer }) => now(pointer))).toEqual(["two", "one", "two"])
  expect(second.history.isUnsaved).toBe(false)
})

it("what somebody wrote while a value was being typed is shown, not written over", async () => {
  const { desks, now } = await twoDesks()
  const [first, second] = desks
  const place = { file, pointer: "/title" }
  await first.set(place, "one")
  await second.set({ file, pointer: "/body/0/text" }, "else")
  expect(second.valueAt(place)).toBe("one")
  expect(await second.setNewest(place, () => ({ value: "Zoo of two", seen: "Zoo" }))).toBe(false)
  expect([second.history.clash?.theirs, now("/title")]).toEqual(["one", "one"])
})

it("what two people add at one place is shown to the second, and written when that is chosen", async () => {
  const { desks, now } = await twoDesks()
  const place = { file, pointer: "/body/1/hint" }
  const [first, second] = desks
  expect(await first.set(place, "one")).toBe(true)
  expect(await second.set(place, "two")).toBe(false)
  expect([second.history.clash?.mine, second.history.clash?.theirs, now(place.pointer)]).toEqual(["two", "one", "one"])
  await second.history.settleClash("mine")
  expect([now(place.pointer), second.history.clash]).toEqual(["two", undefined])
})
