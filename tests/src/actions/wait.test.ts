// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { ActionServices } from "../../../src/actions"
import { left, ok } from "../../../src/actions/ends"
import { wait } from "../../../src/actions/wait/wait"
import type { ActionContext } from "../../../renderer"
import { createFakeClock } from "../../support/fakeClock"

/** A wait of 30 seconds, and how many hear whether its run is left. */
function aWait(leaving = new AbortController()) {
  const clock = createFakeClock()
  let listeners = 0
  const signal = Object.assign(Object.create(leaving.signal), {
    addEventListener(type: string, listen: () => void) {
      listeners += 1
      leaving.signal.addEventListener(type, listen)
    },
    removeEventListener(type: string, listen: () => void) {
      listeners -= 1
      leaving.signal.removeEventListener(type, listen)
    },
  })
  Object.defineProperty(signal, "aborted", { get: () => leaving.signal.aborted })
  const end = wait({ clock } as unknown as ActionServices)({ seconds: 30 }, { signal } as unknown as ActionContext)
  return { clock, leaving, end, open: () => [clock.waiting, listeners] }
}

describe("wait", () => {
  it("ends after its time, and leaves nothing that listens", async () => {
    const { clock, end, open } = aWait()
    expect(open()).toEqual([1, 1])
    await clock.advance(30_000)
    expect([await end, open()]).toEqual([ok, [0, 0]])
  })

  it("ends at once when its run is left", async () => {
    const { leaving, end, open } = aWait()
    leaving.abort()
    expect([await end, open()]).toEqual([left, [0, 0]])
  })

  it("starts no timer for a run that has been left already", async () => {
    const leaving = new AbortController()
    leaving.abort()
    const { end, open } = aWait(leaving)
    expect(open()).toEqual([0, 0])
    expect(await end).toEqual(left)
  })
})
