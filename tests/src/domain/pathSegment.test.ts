// @vitest-environment node
import { describe, expect, it } from "vitest"
import { toPathSegment } from "../../../src/domain/pathSegment"

describe("toPathSegment", () => {
  it.each<[unknown, string | undefined]>([
    [7, "7"],
    ["a b/../c?d=e", "a%20b%2F..%2Fc%3Fd%3De"],
    ["1.5", "1.5"],
    ["", undefined],
    [".", undefined],
    ["..", undefined],
    [null, undefined],
    [["a"], undefined],
  ])("makes of %j the segment %j: what would climb out of the path is none", (value, segment) => {
    expect(toPathSegment(value)).toBe(segment)
  })
})
