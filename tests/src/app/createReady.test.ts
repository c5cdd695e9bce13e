import { describe, expect, it } from "vitest"
import { RunningCalls } from "../../../src/platform/api/runningCalls"
import { createReady } from "../../../src/app/createReady"
import { createFakeClock } from "../../support/fakeClock"

function begin() {
  const clock = createFakeClock()
  const runningCalls = new RunningCalls(clock)
  let asked = 0
  let give: (isThere: boolean) => void = () => {}
  const load = () => {
    asked += 1
    return new Promise<boolean>((resolve) => (give = resolve))
  }
  const ready = createReady({ clock, runningCalls, load })
  let isReady = false
  const wait = () => void ready().then(() => (isReady = true))
  return {
    clock,
    runningCalls,
    wait,
    give: (isThere = true) => give(isThere),
    asked: () => asked,
    isReady: () => isReady,
  }
}

describe("createReady", () => {
  it("waits for what is loaded, once, and shows nothing where that is quick", async () => {
    const { clock, runningCalls, wait, give, asked, isReady } = begin()
    wait()
    wait()
    await clock.advance(179)
    expect(isReady()).toBe(false)
    give()
    await clock.advance(0)
    expect(isReady()).toBe(true)
    await clock.advance(10_000)
    expect(asked()).toBe(1)
    expect(runningCalls.isShown).toBe(false)
  })

  it("shows a longer wait, and ends it after five seconds", async () => {
    const { clock, runningCalls, wait, isReady } = begin()
    wait()
    await clock.advance(180)
    expect(runningCalls.isShown).toBe(true)
    await clock.advance(4_819)
    expect(isReady()).toBe(false)
    await clock.advance(1)
    expect(isReady()).toBe(true)
    await clock.advance(180)
    expect(runningCalls.isShown).toBe(false)
  })

  it("loads what did not come again for the next who asks, and what came never again", async () => {
    const { clock, wait, give, asked, isReady } = begin()
    wait()
    give(false)
    await clock.advance(60_000)
    expect([isReady(), asked()]).toEqual([true, 1])
    wait()
    wait()
    expect(asked()).toBe(2)
    give()
    await clock.advance(0)
    wait()
    expect(asked()).toBe(2)
  })

  it("waits no second time for what is still on its way", async () => {
    const { clock, wait, give, asked } = begin()
    wait()
    await clock.advance(5_000)
    wait()
    expect(asked()).toBe(1)
    give(false)
    await clock.advance(0)
    wait()
    expect(asked()).toBe(2)
  })
})
