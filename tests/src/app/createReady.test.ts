import { describe, expect, it } from "vitest"
import { RunningCalls } from "../../../src/platform/api/runningCalls"
import { createReady } from "../../../src/app/createReady"
import { createFakeClock } from "../../support/fakeClock"

function begin() {
  const clock = createFakeClock()
  const runningCalls = new RunningCalls(clock)
  let asked = 0
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  const ready = createReady({ clock, runningCalls, load: () => ((asked += 1), given) })
  let isReady = false
  const wait = () => void ready().then(() => (isReady = true))
  return { clock, runningCalls, wait, give: () => give(), asked: () => asked, isReady: () => isReady }
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
})
