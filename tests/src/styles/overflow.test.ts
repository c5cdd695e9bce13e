// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))
const rules = sheets.flatMap((file) =>
  [...readFileSync(`src/${file}`, "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names = "", body = ""]) => ({
    rule: `${file}: ${names.trim()}`,
    body,
  })),
)

it("what ends in an ellipsis is cut by the same rule: WebKit lets a long choice run under its arrow, and out of the page", () => {
  const ellipses = rules.filter(({ body }) => body.includes("text-overflow: ellipsis"))
  expect(ellipses.length).toBeGreaterThan(0)
  expect(ellipses.filter(({ body }) => !/overflow: (?:hidden|clip);/.test(body.replace(/text-overflow/g, "")))).toEqual(
    [],
  )
})

it("a figure beside an amount can stand below it: WebKit ends no line between two things that stay whole", () => {
  const row = rules.find(({ rule }) => rule.endsWith("hero-amount.css: .k-hero__rows dd"))
  expect(row?.body).toContain("flex-wrap: wrap;")
})
