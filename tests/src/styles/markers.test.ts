// @vitest-environment node
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("the empty sign of a list has no height: WebKit puts it into the first line, be it that of a badge", () => {
  const reset = readFileSync("src/styles/reset.css", "utf8")
  expect(reset).toContain('list-style: "";')
  expect(reset).toMatch(/li::marker \{\s*font-size: 0;/)
})
