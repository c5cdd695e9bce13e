import { expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskApi } from "../../../src/desk/deskApi"
import { EditHistory } from "../../../src/desk/EditHistory"

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
