import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Waiting } from "../../../src/components/waiting/Waiting"
import { aTap, renderInScreen } from "./renderInScreen"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("Waiting", () => {
  it("runs what follows a long wait once, and not before its time", () => {
    const run = aTap()
    renderInScreen(<Waiting text="確認しています" long={{ seconds: 10, run }} />)
    expect(screen.getByRole("status").textContent).toBe("確認しています")
    act(() => vi.advanceTimersByTime(9_999))
    expect(run.count()).toBe(0)
    act(() => vi.advanceTimersByTime(60_000))
    expect(run.count()).toBe(1)
  })

  it("runs nothing when it is over before", () => {
    const run = aTap()
    const { unmount } = renderInScreen(<Waiting text="確認しています" long={{ seconds: 10, run }} />)
    unmount()
    vi.advanceTimersByTime(60_000)
    expect(run.count()).toBe(0)
  })
})
