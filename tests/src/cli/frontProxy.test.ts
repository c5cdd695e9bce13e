// @vitest-environment node
import { describe, expect, it } from "vitest"
import { readFrontProxy } from "../../../src/cli/frontProxy"

describe("readFrontProxy", () => {
  it("is nobody without a word, and somebody with a header and addresses", () => {
    expect(readFrontProxy({})).toBeUndefined()
    const given = { DESK_IDENTITY_HEADER: "X-Forwarded-User", DESK_PROXY: "10.0.0.7, ::1" }
    expect(readFrontProxy(given)).toEqual({ header: "x-forwarded-user", addresses: ["10.0.0.7", "::1"] })
  })

  it.each([
    ["a header that would be believed from anywhere", { DESK_IDENTITY_HEADER: "x-user" }, "両方"],
    ["addresses without a header", { DESK_PROXY: "10.0.0.7" }, "両方"],
    ["a header that is none", { DESK_IDENTITY_HEADER: "x user", DESK_PROXY: "10.0.0.7" }, "両方"],
    ["an address that is none", { DESK_IDENTITY_HEADER: "x-user", DESK_PROXY: "10.0.0.7 proxy" }, "「proxy」"],
  ])("refuses %s", (_what, given, says) => {
    expect(() => readFrontProxy(given)).toThrow(says)
  })
})
