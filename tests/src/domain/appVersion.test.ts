// @vitest-environment node
import { describe, expect, it } from "vitest"
import { isAtLeast } from "../../../src/domain/appVersion"

describe("isAtLeast", () => {
  it.each([
    ["3.24.0", true],
    ["3.24.1", true],
    ["3.100.0", true],
    ["10.0.0", true],
    ["3.9.10", false],
    ["3.23.99", false],
    ["3.24", false],
    ["3.24.0-beta", false],
    ["v3.24.0", false],
    [" 3.24.0", false],
    ["3.24.0.1", false],
    ["", false],
    [undefined, false],
    ["99999999999999999999.0.0", true],
  ])("F33: %j counts as 3.24.0 or newer: %s", (version, expected) => {
    expect(isAtLeast(version, "3.24.0")).toBe(expected)
  })
})
