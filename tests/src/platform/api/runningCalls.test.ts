// @vitest-environment node
import { describe, expect, it } from "vitest"
import { RunningCalls } from "../../../../src/platform/api/runningCalls"
import type { Layer } from "../../../../src/platform/api/loaderState"
import { createHeld } from "../../../support/held"
import { createFakeClock, settle } from "../../../support/fakeClock"

function held() {
  const { promise, resolve, reject } = createHeld()
  return { run: () => promise, end: resolve, fail: reject }
}

function start(layer: Layer) {
  const clock = createFakeClock()
  const calls = new RunningCalls(clock)
  const call = held()
  const tracked = calls.track(layer, call.run)
  return { clock, calls, call, tracked }
}

describe("RunningCalls", () => {
  it("is shown while a call runs, and only then", () => {
    expect(new RunningCalls(createFakeClock()).isShown).toBe(false)
    expect(start("page").calls.isShown).toBe(true)
  })

  it("is over with the last answer, although it is shown a little longer", async () => {
    const calls = new RunningCalls(createFakeClock())
    let answer = () => {}
    const call = calls.track("platform", () => new Promise<void>((resolve) => (answer = resolve)))
    expect([calls.isShown, calls.isRunning]).toEqual([true, true])
    answer()
    await call
    expect([calls.isShown, calls.isRunning]).toEqual([true, false])
  })

  it.each([
    ["page", 1_000, 179, true],
    ["page", 1_000, 180, false],
    ["page", 1, 180, false],
    ["platform", 100, 399, true],
    ["platform", 100, 400, false],
    ["platform", 400, 179, true],
    ["platform", 400, 180, false],
    ["platform", 5_000, 179, true],
    ["platform", 5_000, 180, false],
    ["account-opening", 100, 399, true],
    ["account-opening", 100, 400, false],
    ["account-opening", 600, 0, false],
  ] as const)("a %s call of %i ms, %i ms later: shown %s", async (layer, lasts, later, isShown) => {
    const { clock, calls, call } = start(layer)
    await clock.advance(lasts)
    call.end()
    await clock.advance(later)
    expect(calls.isShown).toBe(isShown)
  })

  it("stays when another call starts before it is hidden", async () => {
    const { clock, calls, call } = start("page")
    call.end()
    await clock.advance(100)
    void calls.track("page", held().run)
    await clock.advance(5_000)
    expect(calls.isShown).toBe(true)
  })

  it("stays until both layers let go", async () => {
    const { clock, calls, call } = start("page")
    const other = held()
    void calls.track("platform", other.run)
    call.end()
    await clock.advance(1_000)
    expect(calls.isShown).toBe(true)
    other.end()
    await clock.advance(180)
    expect(calls.isShown).toBe(false)
  })

  it("goes as the call says that was the last: what is waited for beside account opening holds it up no longer", async () => {
    const { clock, calls, call } = start("page")
    const last = held()
    void calls.track("account-opening", last.run)
    call.end()
    await clock.advance(1_000)
    last.end()
    await clock.advance(0)
    expect(calls.isShown).toBe(false)
  })

  it("F51: three calls at once, one throwing, one rejected: hidden 180 ms after the last, never below 0", async () => {
    const { clock, calls, call, tracked } = start("page")
    const rejected = held()
    const other = calls.track("page", rejected.run)
    const thrown = calls.track("page", () => {
      throw new Error("at once")
    })
    await expect(thrown).rejects.toThrow("at once")
    rejected.fail(new Error("later"))
    await expect(other).rejects.toThrow("later")
    await clock.advance(1_000)
    expect(calls.isShown).toBe(true)
    call.end()
    await tracked
    await clock.advance(179)
    expect(calls.isShown).toBe(true)
    await clock.advance(1)
    expect(calls.isShown).toBe(false)
    void calls.track("page", held().run)
    expect(calls.isShown).toBe(true)
  })

  it("F3: says after ten seconds that it takes long", async () => {
    const { clock, calls, call } = start("page")
    await clock.advance(9_999)
    expect(calls.isSlow).toBe(false)
    await clock.advance(1)
    expect(calls.isSlow).toBe(true)
    call.end()
    await settle()
    expect(calls.isSlow).toBe(false)
  })

  it("leaves no timer behind", async () => {
    const { clock, call } = start("page")
    call.end()
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })
})
