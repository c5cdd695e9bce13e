// @vitest-environment node
import { describe, expect, it } from "vitest"
import { detectEnvironment, detectHosted, detectNfc, detectPlatform } from "../../../../src/platform/bridge"

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36"
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15"

describe("detectPlatform", () => {
  it.each([
    ["an iPhone", iphone, 5, "ios"],
    ["an Android webview", pixel, 5, "android"],
    ["an iPad that calls itself a Macintosh", mac, 5, "ios"],
    ["a Macintosh", mac, 0, "other"],
    ["nothing", "", 0, "other"],
  ])("%s", (_name, userAgent, touchPoints, platform) => {
    expect(detectPlatform(userAgent, touchPoints)).toBe(platform)
  })
})

describe("detectEnvironment", () => {
  it.each([
    ["the cookie mini", "mini", iphone, "mini"],
    ["the cookie app over the user agent", "app", `${iphone} KamishibaiMini/1.0`, "app"],
    ["the user agent without a cookie", undefined, `${iphone} KamishibaiMini/1.0`, "mini"],
    ["neither", undefined, iphone, "app"],
    ["an unknown cookie", "MINI", iphone, "app"],
  ])("%s", (_name, cookie, userAgent, environment) => {
    expect(detectEnvironment(cookie, userAgent)).toBe(environment)
  })
})

describe("detectNfc", () => {
  it.each([
    ["the cookie 0", "0", iphone, false],
    ["the cookie 1 over the user agent", "1", `${pixel} NFC/0`, true],
    ["the user agent", undefined, `${pixel} NFC/0`, false],
    ["no word about it", undefined, pixel, true],
  ])("%s", (_name, cookie, userAgent, isAvailable) => {
    expect(detectNfc(cookie, userAgent)).toBe(isAvailable)
  })
})

describe("detectHosted", () => {
  const browser = { cookies: ["", undefined], userAgent: iphone, listeners: [undefined, null] }

  it.each([
    ["a cookie of the host", { cookies: ["3.24.0", undefined] }, true],
    ["the name of the mini-app", { userAgent: `${pixel} KamishibaiMini/1` }, true],
    ["somebody who listens to messages", { listeners: [undefined, {}] }, true],
    ["nothing of the kind: a browser", {}, false],
  ])("%s", (_name, signs, isHosted) => {
    expect(detectHosted({ ...browser, ...signs })).toBe(isHosted)
  })
})
