// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { Case } from "../../../../src/cli/journeys/cases"
import { readCsv, writeCsv } from "../../../../src/cli/journeys/csv"
import { saveSheet } from "../../../../src/cli/journeys/saveSheet"
import { createRandom } from "../../../../src/domain/random"

const folder = mkdtempSync(join(tmpdir(), "kamishibai-sheet-"))
afterAll(() => rmSync(folder, { recursive: true }))

const step: Case["steps"][number] = {
  screen: "gate",
  name: "門（gate）",
  answers: [{ form: "gate", field: "age", label: "年齢", value: "=1+1" }],
  taps: [],
  corrections: [],
  button: { key: "next", label: "次へ" },
  leads: ["cage"],
  calls: [],
  open: [],
}
const visit: Case = { title: "大人", shows: [], steps: [step, { ...step, screen: "cage", answers: [], leads: [] }] }
const child: Case = { ...visit, title: "子ども", entry: "GATE" }
const names = {
  titles: new Map([
    ["gate", "門"],
    ["cage", "おり"],
  ]),
  labels: {},
}
const saving = { flow: "zoo", names, start: { "$ctx.today": "2025-01-15" } }
const save = (format: "csv" | "md" | "xlsx", cases: readonly Case[] = [visit, child]) =>
  saveSheet(cases, { ...saving, format, out: join(folder, `zoo.${format}`) })
const read = (name: string) => readFileSync(join(folder, name), "utf8")

describe("a file of cells", () => {
  it("is read as it was written, whatever stands in it", () => {
    const random = createRandom(7)
    const letters = ['"', ",", "\n", "=", "+", "-", "@", "'", "あ", " ", "\t", ""]
    const text = () => Array.from({ length: random.whole(5) }, () => letters[random.whole(letters.length)]).join("")
    for (let round = 0; round < 500; round += 1) {
      const rows = Array.from({ length: 1 + random.whole(4) }, () => ["番号", text(), text()])
      expect(readCsv(writeCsv(rows))).toEqual(rows)
    }
  })

  it("has the mark of its letters, and no cell that a spreadsheet would run", () => {
    const written = writeCsv([["=1+1", "+81", "-1", "@a", "\tb", "ふつう"]])
    expect(written.startsWith("\uFEFF'=1+1,'+81,'-1,'@a,")).toBe(true)
  })
})

describe("cases for people", () => {
  it("are a line for each screen, with what to do and what has to follow", async () => {
    expect(await save("csv")).toMatch(/zoo\.csv に書きました（2ケース、4手順）。$/)
    const [heading, first, second] = readCsv(read("zoo.csv"))
    expect(heading).toHaveLength(12)
    expect(first?.slice(1, 8)).toEqual([
      "1",
      "大人",
      "新しいお客さま\nきょう：2025-01-15",
      "1",
      "門（gate）",
      "年齢: =1+1\n「次へ」を押す",
      "「おり」に進む",
    ])
    expect(second?.slice(2, 6)).toEqual(["", "", "2", "おり（cage）"])
  })

  it("keep what testers have filled in, by the case, also where cases come before it", async () => {
    await save("csv", [child])
    const rows = readCsv(read("zoo.csv"))
    writeFileSync(
      join(folder, "zoo.csv"),
      writeCsv(rows.map((row, at) => (at === 1 ? [...row.slice(0, 8), "○", "鈴木", "", ""] : row))),
    )
    expect(await save("csv")).toContain("引き継いだ結果 1件")
    const filled = readCsv(read("zoo.csv")).filter((row) => row[8] === "○")
    expect(filled.map((row) => [row[1], row[2], row[9]])).toEqual([["2", "子ども", "鈴木"]])
  })

  it("are a table to read, and a book of a spreadsheet", async () => {
    await save("md")
    expect(read("zoo.md")).toContain("| 年齢: =1+1<br>「次へ」を押す | 「おり」に進む |")
    await save("xlsx")
    expect(readFileSync(join(folder, "zoo.xlsx")).subarray(0, 2).toString()).toBe("PK")
  })
})
