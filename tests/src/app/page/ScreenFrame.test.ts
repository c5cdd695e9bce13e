import { describe, expect, it } from "vitest"
import { isHeaderHidden } from "../../../../src/app/page/ScreenFrame"
import { parseQuery } from "../../../../src/app/navigation/query"

const header = (hidden: boolean) => ({ back: "close", hidden, close: false, rotate: false })

describe("isHeaderHidden", () => {
  it.each([
    ["?header=0", true],
    ["?header=00", false],
    ["?header=0&header=1", true],
    ["?header=1&header=0", false],
    ["?header=", false],
    ["", false],
  ])("is %s -> %s", (search, expected) => {
    expect(isHeaderHidden(header(false), parseQuery(search))).toBe(expected)
  })

  it("hides what the document hides", () => {
    expect(isHeaderHidden(header(true), {})).toBe(true)
  })
})
