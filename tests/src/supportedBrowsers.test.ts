// @vitest-environment node
import { expect, it } from "vitest"
import { laterApis } from "../journeys/support/laterApis"

const { globals, own, inherited } = laterApis()

it("takes from a page what iOS 16.4 or WebView 111 does not have", () => {
  expect(inherited["Element"]).toContain("checkVisibility")
  expect(inherited["Array"]).not.toContain("toSorted")
  expect(inherited["Window"]).toContain("requestIdleCallback")
  expect(own["URL"]).toContain("canParse")
  expect(own["Promise"]).toContain("withResolvers")
  expect(inherited["Iterator"]).toContain("toArray")
  expect(globals).toContain("NavigatorUAData")
})

it("leaves what both have, also where one had it in part at first or another member has its name", () => {
  expect(own["AbortSignal"]).not.toContain("timeout")
  expect(own["Response"]).toContain("json")
  expect(inherited["Response"]).not.toContain("json")
  expect(globals).not.toContain("BroadcastChannel")
})
