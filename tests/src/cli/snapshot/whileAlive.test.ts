// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { whileAlive } from "../../../../src/cli/snapshot/whileAlive"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aBrowser({ closes = true } = {}) {
  const did: string[] = []
  const state = { isConnected: true }
  const browser = {
    isConnected: () => state.isConnected,
    close: () => (did.push("close"), closes ? Promise.resolve() : new Promise<void>(() => undefined)),
    kill: () => void did.push("kill"),
  }
  return { browser, did, state }
}

const never = () => new Promise<never>(() => undefined)
const said = (work: Promise<unknown>) =>
  work.then(
    () => "drawn",
    (error: unknown) => String(error),
  )
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

describe("whileAlive", () => {
  it("gives what was drawn, and closes the browser", async () => {
    const { browser, did } = aBrowser()
    expect(await whileAlive(browser, async () => "drawn")).toBe("drawn")
    expect(did).toEqual(["close"])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ["has ended", new Error("any"), false],
    ["was taken away", new Error("page.evaluate: Target page, context or browser has been closed"), true],
    ["lost a page", new Error("page.evaluate: Target crashed"), true],
    ["lost one on its way", new Error("page.goto: net::ERR_ABORTED at http://127.0.0.1/x"), true],
  ])("says that a browser %s", async (_what, error, isConnected) => {
    const { browser, state } = aBrowser()
    const work = whileAlive(browser, () => {
      state.isConnected = isConnected
      return Promise.reject(error)
    })
    expect(await said(work)).toMatch(/^CommandError: ブラウザーが途中で終わった/)
  })

  it("hands on what else went wrong", async () => {
    const { browser, did } = aBrowser()
    expect(await said(whileAlive(browser, () => Promise.reject(new Error("no room"))))).toBe("Error: no room")
    expect(did).toEqual(["close"])
  })

  it("gives up a browser that draws nothing for ten minutes, and ends it where it does not close", async () => {
    const { browser, did } = aBrowser({ closes: false })
    let progress: () => void = () => undefined
    const end = said(
      whileAlive(browser, (note) => {
        progress = note
        return never()
      }),
    )
    await minutes(9)
    progress()
    await minutes(9)
    expect(did).toEqual([])
    await minutes(1)
    expect(did).toEqual(["close"])
    await minutes(1)
    expect(did).toEqual(["close", "kill"])
    expect(await end).toMatch(/^CommandError: ブラウザーが10分たっても応答しない/)
  })
})
