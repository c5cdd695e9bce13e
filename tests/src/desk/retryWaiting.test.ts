import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import { EditHistory } from "../../../src/desk/EditHistory"
import { retryWaiting } from "../../../src/desk/retryWaiting"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("what could not be sent is sent when the server answers again, though nobody was told that it was away", async () => {
  let isThere = false
  const written: unknown[] = []
  const history = new EditHistory(
    {
      async edit(edits) {
        if (!isThere) throw new Error("away")
        written.push(...edits)
        return { kind: "edited", undo: [] }
      },
    },
    async () => undefined,
  )
  const asked: boolean[] = []
  const stop = retryWaiting(history, async () => {
    asked.push(isThere)
    return isThere
  })
  const edit = { file: "zoo.json", pointer: "/title", op: "set", value: "Lions" } as PointerEdit
  await history.write([edit])
  expect(history.waiting).toEqual([[edit]])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked, written, history.waiting]).toEqual([[false, false, false], [], [[edit]]])
  isThere = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect([written, history.waiting]).toEqual([[edit], []])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(4)
  stop()
})
