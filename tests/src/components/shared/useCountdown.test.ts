import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { useCountdown } from "../../../../src/components/shared/useCountdown"

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const secondsFrom = (now: string, until: string) => renderHook(() => useCountdown({ now, until })).result.current

describe("useCountdown", () => {
  it.each(["Asia/Tokyo", "UTC", "America/New_York"])(
    "reads a datetime without an offset as one of Japan: %s",
    (zone) => {
      vi.stubEnv("TZ", zone)
      expect(secondsFrom("2025-01-15T10:00:00+09:00", "2025-01-15T10:10:00")).toBe(600)
      expect(secondsFrom("2025-01-15T10:00:00", "2025-01-15T10:10:00+09:00")).toBe(600)
    },
  )

  it.each([
    ["2025-01-15T10:00:00+09:00", "2025-01-15T09:59:59+09:00"],
    ["2025-01-15T10:00:00+09:00", "2025-02-30T10:00:00+09:00"],
    ["soon", "2025-01-15T10:10:00+09:00"],
  ])("has nothing left from %s until %s", (now, until) => {
    expect(secondsFrom(now, until)).toBe(0)
  })
})
