// @vitest-environment node
import { describe, expect, it } from "vitest"
import { device } from "../../../../src/areas/inquiry/sources/device/device"
import type { Stores } from "../../../../src/platform/stores"

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36"

const tell = (platform: string, userAgent: string) =>
  device({ context: { platform, userAgent, appVersion: "3.24.0" } } as unknown as Stores)({})

describe("device", () => {
  it.each([
    ["ios", iphone, "iOS", "17.2.1"],
    ["android", android, "Android", "14"],
    ["other", "Mozilla/5.0 (X11; Linux x86_64)", "その他", ""],
  ])("tells of %s what support staff need", (platform, userAgent, OS, OS_VERSION) => {
    expect(tell(platform, userAgent)).toEqual({ OS, OS_VERSION, APP_VERSION: "3.24.0", USER_AGENT: userAgent })
  })

  it("cuts what a browser says of itself to what the server takes", () => {
    expect(tell("other", "x".repeat(600))).toMatchObject({ USER_AGENT: "x".repeat(512) })
  })
})
