import { act, cleanup, renderHook, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { dropCookie, setCookie } from "../../../src/phone/settings"
import { usePhone } from "../../../src/phone/usePhone"

vi.mock("virtual:kamishibai/app", () => ({ app: { schemes: {} } }))

const asked: string[] = []
const serve = (url: string) => {
  asked.push(url)
  return Promise.resolve(Response.json({ world: "zero-available", token: "fresh", now: "2025-01-15T10:00:00+09:00" }))
}

describe("a phone whose page was loaded anew", () => {
  beforeEach(() => vi.stubGlobal("fetch", serve))
  afterEach(() => {
    cleanup()
    dropCookie("TOKEN")
    asked.length = 0
    vi.unstubAllGlobals()
  })

  it("is still in its world, whose customer signs in again with everything that was done", async () => {
    const { result } = renderHook(() => usePhone(false))
    await waitFor(() => expect(result.current.fixture).toBe("zero-available"))
    await act(() => result.current.signIn())
    expect(document.cookie).toContain("TOKEN=fresh")
    expect(asked).toContain("/__sandbox/login")
    expect(asked).not.toContain("/__sandbox/reset")
  })

  it("takes a customer's token away at a log-out", () => {
    setCookie("TOKEN", "before")
    const { result } = renderHook(() => usePhone(false))
    act(() => result.current.signOut())
    expect(document.cookie).not.toContain("TOKEN=before")
  })

  it("times what the app says by the sandbox's clock, as the calls beside it", async () => {
    const { result } = renderHook(() => usePhone(false))
    await act(() => result.current.enterFixture("passkey"))
    act(() => result.current.receive("sendLog", { event_nm: "view" }))
    expect(result.current.messages[0]?.at.toISOString()).toMatch(/^2025-01-15T01:0/)
    await act(() => result.current.enterFixture("passkey"))
    expect(result.current.messages).toEqual([])
  })

  it("of a replay has no world before it is given one", async () => {
    const { result } = renderHook(() => usePhone(true))
    expect(asked).toEqual([])
    await act(() => result.current.enterFixture("passkey"))
    expect(result.current.fixture).toBe("passkey")
  })
})
