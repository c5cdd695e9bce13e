// @vitest-environment node
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

/** WCAG 2.2: how many criteria of levels A and AA each guideline has, by their numbers. */
const criteria = [
  "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5",
  "1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13",
  "2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11",
  "2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8",
  "3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3",
].flatMap((line) => line.split(" "))

const root = join(import.meta.dirname, "../..")
const text = readFileSync(join(root, "tests/ACCESSIBILITY.md"), "utf8")
const rows = [...text.matchAll(/^\| *(\d[\d.]+) *\|(.*)\|$/gm)].map(([, id = "", rest = ""]) => {
  const cells = rest.split("|").map((cell) => cell.trim())
  return { id, isInJis: cells[2] === "○", result: cells[3], proofs: (cells[4] ?? "").split("<br>") }
})
const proofs = rows.flatMap(({ id, proofs: own }) =>
  own.flatMap((proof) => {
    const [, file, title] = /^`([^`]+)`(?: › (.+))?/.exec(proof) ?? []
    return file === undefined ? [] : [{ id, file, title }]
  }),
)
const begins = (source: string, title: string) => ['"', "'", "`"].some((quote) => source.includes(quote + title))

describe("the criteria of accessibility", () => {
  it("are the 55 of WCAG 2.2, in order; 37 of them are those of JIS X 8341-3, whose last one axe judges", () => {
    expect(criteria).toHaveLength(55)
    expect(rows.map(({ id }) => id)).toEqual(criteria)
    expect(rows.filter(({ isInJis }) => isInJis)).toHaveLength(37)
  })

  it("each have a result, and what it rests on", () => {
    expect(rows.filter(({ result = "" }) => !["適合", "不適合", "該当なし"].includes(result))).toEqual([])
    expect(rows.filter(({ proofs: own }) => own.some((proof) => proof.trim() === ""))).toEqual([])
  })

  it.each(proofs)("$id: what proves it is there: $file", ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true)
    if (title !== undefined) expect(begins(readFileSync(join(root, file), "utf8"), title)).toBe(true)
  })

  it("that were looked at by hand say when, and what was seen", () => {
    const byHand = rows.flatMap(({ id, proofs: own }) => (own.some((proof) => proof.startsWith("手：")) ? [id] : []))
    const records = [...text.matchAll(/^- (\d[\d.]+)（\d{4}-\d{2}-\d{2}）：.{10,}。$/gm)].map(([, id]) => id)
    expect(records).toEqual(byHand)
  })
})
