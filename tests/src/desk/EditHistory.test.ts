import { expect, it, vi } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskApi, EditAnswer } from "../../../src/desk/deskApi"
import { EditHistory } from "../../../src/desk/EditHistory"
import { retryWaiting } from "../../../src/desk/retryWaiting"

type Edit = PointerEdit & { readonly value: unknown; readonly seen: unknown }

/** A server that keeps values and refuses to write over what was not seen. */
function openValues(values: Record<string, unknown>) {
  const edit: DeskApi["edit"] = async (edits) => {
    const [{ file, pointer, value, seen }] = edits as readonly [Edit]
    if (!(pointer in values)) return { kind: "missing", index: 0 }
    if (seen !== values[pointer]) return { kind: "changed", index: 0, now: values[pointer] }
    const undo = [{ file, pointer, op: "set", value: values[pointer], seen: value } as PointerEdit]
    values[pointer] = value
    return { kind: "edited", undo }
  }
  return new EditHistory({ edit }, async () => undefined)
}

const set = (pointer: string, value: unknown, seen: unknown) =>
  [{ file: "zoo.json", pointer, op: "set", value, seen } as PointerEdit] as const

it.each([
  ["has changed", (values: Record<string, unknown>) => (values["/bears"] = 99)],
  ["has taken out", (values: Record<string, unknown>) => delete values["/bears"]],
])("older changes are taken back behind one that somebody else %s meanwhile", async (_, meddle) => {
  const values: Record<string, unknown> = { "/lions": 1, "/bears": 1 }
  const history = openValues(values)
  await history.write(set("/lions", 2, 1))
  await history.write(set("/bears", 2, 1))
  meddle(values)
  const { "/bears": theirs } = values
  await history.undo()
  expect([values["/lions"], values["/bears"], history.canUndo, history.canRedo]).toEqual([2, theirs, true, false])
  expect(history.refusal).toBeDefined()
  await history.undo()
  expect([values["/lions"], values["/bears"], history.canUndo, history.canRedo]).toEqual([1, theirs, false, true])
  expect(history.refusal).toBeUndefined()
})

it("a change is taken back later where the server cannot be reached", async () => {
  let isThere = true
  const edit: DeskApi["edit"] = async () => {
    if (!isThere) throw new Error("away")
    return { kind: "edited", undo: set("/lions", 1, 2) }
  }
  const history = new EditHistory({ edit }, async () => undefined)
  await history.write(set("/lions", 2, 1))
  isThere = false
  await history.undo()
  expect([history.canUndo, history.canRedo]).toEqual([true, false])
})

it.each(["full", "unwritable"] as const)(
  "what a disk that is %s did not take is kept and said, and written when somebody asks for it",
  async (kind) => {
    const answers: EditAnswer[] = [{ kind }, { kind: "edited", undo: set("/lions", 1, 2) }]
    const sent: string[] = []
    const edit: DeskApi["edit"] = async ([one]) => {
      sent.push(one?.pointer ?? "")
      return answers.shift() ?? { kind: "missing", index: 0 }
    }
    const history = new EditHistory({ edit }, async () => undefined)
    expect(await history.write(set("/lions", 2, 1))).toBe(false)
    expect([history.waiting.length, history.isBlocked, history.isUnsaved]).toEqual([1, true, true])
    expect(history.refusal).toMatch(/保存できませんでした/)
    // Nobody would read anything else if it was said again every three seconds.
    vi.useFakeTimers()
    const stop = retryWaiting(history, () => Promise.resolve(true))
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    vi.useRealTimers()
    expect(sent).toHaveLength(1)
    await history.sendWaiting()
    expect([history.waiting.length, history.isBlocked, history.refusal, history.canUndo]).toEqual([
      0,
      false,
      undefined,
      true,
    ])
  },
)
