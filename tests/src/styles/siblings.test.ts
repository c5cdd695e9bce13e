// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))

/** Elements of which a long list has many, one after the other. */
const afterItsLike = /(?:^|[\s>(,])(li|tr|tbody)[^\s,{}>+~]* \+ \1\b/m

it("no rule makes a browser style all rows of a list again when one comes", () => {
  expect(afterItsLike.test(".k-list > li + li::before {")).toBe(true)
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((file) => afterItsLike.test(readFileSync(`src/${file}`, "utf8")))).toEqual([])
})
