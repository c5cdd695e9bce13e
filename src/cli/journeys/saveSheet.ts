import { existsSync, readFileSync, writeFileSync } from "node:fs"
import writeXlsx from "write-excel-file/node"
import { CommandError } from "../failure"
import { requireWritable } from "../requireWritable"
import type { Case } from "./cases"
import { readCsv, writeCsv } from "./csv"
import { readMarkdown, writeMarkdown } from "./markdown"
import { arrangeColumns, goneNumber, keepFilled, type Row, type Told, writeSheet } from "./sheet"

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
  const sheet = writeSheet(cases, told)
  const { rows, filled, gone } = keepFilled(sheet, readEarlier(out, format))
  await writeAs[format](out, rows)
  const written = `${out} に書きました（${cases.length}ケース、${sheet.length}手順${filled > 0 ? `、引き継いだ結果 ${filled}件` : ""}）。`
  return gone === 0
    ? written
    : `${written}\nいまの文書にないケースの結果 ${gone}件は、表の終わりに番号「${goneNumber}」で残しました。要らなければ、その行を消してください。`
}

/** What is there already, which testers may have filled in. Refuses what would be lost: nobody could give it back. */
function readEarlier(out: string, format: SheetFormat): readonly Row[] {
  const file = format === "xlsx" ? out.replace(/\.xlsx$/, ".csv") : out
  if (existsSync(file)) {
    const text = readLetters(readFileSync(file))
    const rows = format === "md" ? readMarkdown(text) : readCsv(text)
    const arranged = rows?.length === 0 ? rows : arrangeColumns(rows ?? [])
    if (arranged) return arranged
    throw new CommandError(
      `「${file}」は、このコマンドで書いた表として読み取れないため、書きませんでした。${elsewhere}`,
    )
  }
  if (existsSync(out))
    throw new CommandError(
      `「${out}」はもうあります。書き込まれた結果を引き継ぐには、表計算ソフトで「${file}」という名前のCSVとしても保存してから、もう一度実行してください。${elsewhere}`,
    )
  return []
}

const elsewhere = "結果が要らないときは、消すか、--out で別の名前を指定してください。"

/** In Japan spreadsheets also save CSV as Shift_JIS. */
function readLetters(content: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content)
  } catch {
    return new TextDecoder("shift_jis").decode(content)
  }
}

const writeAs: Readonly<Record<SheetFormat, (file: string, rows: readonly Row[]) => unknown>> = {
  md: (file, rows) => writeFileSync(file, writeMarkdown(rows)),
  csv: (file, rows) => writeFileSync(file, writeCsv(rows)),
  xlsx: (file, rows) =>
    writeXlsx(toCells(rows), { columns: widthsOf(rows).map((width) => ({ width })), stickyRowsCount: 1 }).toFile(file),
}

const widths = [10, 6, 30, 24, 6, 28, 44, 32, 8, 12, 12, 24]
const widthsOf = ([first = []]: readonly Row[]): readonly number[] => first.map((_, column) => widths[column] ?? 24)

/** Cells are texts, whatever they look like: no spreadsheet runs one. */
const toCells = ([first = [], ...rows]: readonly Row[]) => [
  first.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
  ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: true, alignVertical: "top" as const }))),
]
