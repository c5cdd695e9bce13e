import type { Row } from "./sheet"

/** A spreadsheet takes what begins like this for a formula, and runs it; quotes before it are counted, so that none is lost. */
const runs = /^'*[=+\-@\t\r]/

const writeCell = (cell: string): string => {
  const safe = runs.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With the mark that Excel knows Japanese by; no cell is a formula. */
export const writeCsv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(",")).join("\r\n")}\r\n`

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

/** The cells of such a file, as they were before they were written. */
export function readCsv(text: string): readonly Row[] {
  const rows: string[][] = [[]]
  for (const [whole, quoted, plain = "", end] of text.replace(/^\uFEFF/, "").matchAll(cell)) {
    if (whole === "" && rows.at(-1)?.length === 0) break
    const written = quoted?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push(written.startsWith("'") && runs.test(written) ? written.slice(1) : written)
    if (end !== ",") rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
