// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Has the phrases of its texts from elsewhere. */
const measured = "styles/lineBreaking.css"
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))
const rulesOf = (text: string) =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names, body]) => ({ names, body }))

it("what is balanced over its lines is broken between phrases, never within a word", () => {
  const rules = sheets
    .filter((file) => file !== measured)
    .flatMap((file) => rulesOf(readFileSync(`src/${file}`, "utf8")).map((rule) => ({ file, ...rule })))
  const balanced = rules.filter(({ body }) => /(?<!-)text-wrap: (?:balance|var)/.test(body ?? ""))
  expect(balanced.length).toBeGreaterThan(5)
  const torn = balanced.filter(({ body }) => !body?.includes("word-break: auto-phrase"))
  expect(torn.map(({ file, names }) => `${file}: ${names?.trim()}`)).toEqual([])
})

it("lines end prettily only where the browser knows phrases: WebKit breaks words, and may crash", () => {
  const known = /@supports \(word-break: auto-phrase\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g
  const pretty = sheets.filter((file) => readFileSync(`src/${file}`, "utf8").replaceAll(known, "").includes("pretty;"))
  expect(pretty).toEqual([])
  expect(readFileSync("src/styles/base.css", "utf8")).toMatch(
    /--text-wrap: balance;[^]*auto-phrase\)[^]*--text-wrap: pretty;/,
  )
})
