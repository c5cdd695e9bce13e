// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { writeDocument } from "../../../renderer/editing"

const folder = join(import.meta.dirname, "../../../schemas/account-opening")
const files = readdirSync(folder).filter((file) => file.endsWith(".form.json"))

describe("a document that a command writes", () => {
  it.each(files)("loses nothing and has no long line: %s", (file) => {
    const document: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"))
    const written = writeDocument(document)
    expect(JSON.parse(written)).toEqual(document)
    const broken = written.split("\n").filter((line) => line.length > 120 && /^\s*("[^"]*": )?[{[].*[,}\]]$/.test(line))
    expect(broken).toEqual([])
  })

  it("has rows of a table below each other, and letters in full width take two columns", () => {
    const row = '{ "x": 1, "y": 2 }'
    expect(writeDocument({ rows: [JSON.parse(row), JSON.parse(row)] })).toBe(
      `{\n  "rows": [\n    ${row},\n    ${row}\n  ]\n}\n`,
    )
    const text = "あ".repeat(48)
    expect(writeDocument({ a: [text, "bcdef"] })).toBe(`{\n  "a": ["${text}", "bcdef"]\n}\n`)
    expect(writeDocument({ a: [text, "b".repeat(12)] })).toContain(`"a": [\n`)
  })

  it("keeps short objects on one line", () => {
    expect(writeDocument({ a: { b: [1, 2] }, c: [] })).toBe('{\n  "a": { "b": [1, 2] },\n  "c": []\n}\n')
  })
})
