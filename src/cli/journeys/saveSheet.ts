import { existsSync, readFileSync, writeFileSync } from "node:fs"
import writeXlsx from "write-excel-file/node"
import { requireWritable } from "../requireWritable"
import type { Case } from "./cases"
import { readCsv, writeCsv } from "./csv"
import { headings, keepFilled, type Row, type Told, writeSheet } from "./sheet"

export type SheetFormat = "md" | "csv" | "xlsx"

interface Saving extends Told {
  readonly flow: string
  readonly format: SheetFormat
  /** Named after the flow where it is absent. */
  readonly out: string | undefined
}

/** Writes cases as a table for people, and says where it is. What was filled in in a table that is there already stays. */
export async function saveSheet(cases: readonly Case[], saving: Saving): Promise<string> {
  const { flow, format, out = `${flow}-cases.${format}`, ...told } = saving
  requireWritable(out, { what: "表", option: "--out" })
  const before = out.replace(/\.xlsx$/, ".csv")
  const earlier = format !== "md" && existsSync(before) ? readCsv(readFileSync(before, "utf8")) : []
  const rows = keepFilled(writeSheet(cases, told), earlier)
  const kept = rows.filter((row) => row.slice(-4).some((cell) => cell !== "")).length
  await writeAs[format](out, rows)
  return `${out} に書きました（${cases.length}ケース、${rows.length}手順${kept > 0 ? `、引き継いだ結果 ${kept}件` : ""}）。`
}

const writeAs: Readonly<Record<SheetFormat, (file: string, rows: readonly Row[]) => unknown>> = {
  md: (file, rows) => writeFileSync(file, writeMarkdown(rows)),
  csv: (file, rows) => writeFileSync(file, writeCsv([headings, ...rows])),
  xlsx: (file, rows) =>
    writeXlsx(toCells(rows), { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toFile(file),
}

const widths = [10, 6, 30, 24, 6, 28, 44, 32, 8, 12, 12, 24]

/** Cells are texts, whatever they look like: no spreadsheet runs one. */
const toCells = (rows: readonly Row[]) => [
  headings.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
  ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: true, alignVertical: "top" as const }))),
]

const writeLine = (row: Row): string =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", "<br>")).join(" | ")} |`

const writeMarkdown = (rows: readonly Row[]): string =>
  `${[headings, headings.map(() => "---"), ...rows].map(writeLine).join("\n")}\n`
