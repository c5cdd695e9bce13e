import type { Row } from "./sheet"

const writeLine = (row: Row): string =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", "<br>")).join(" | ")} |`

/** A table, its first row the headings. */
export function writeMarkdown([headings = [], ...rows]: readonly Row[]): string {
  return `${[headings, headings.map(() => "---"), ...rows].map(writeLine).join("\n")}\n`
}

const readCell = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/<br *\/?>/g, "\n")
    .replaceAll("\\|", "|")

/** The rows of a file that is one table and nothing else, however an editor has laid it out; undefined of any other. */
export function readMarkdown(text: string): readonly Row[] | undefined {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
  if (!lines.every((line) => /^\|.*\|$/.test(line))) return undefined
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map(readCell),
  )
  return rows.filter((row, index) => index !== 1 || !row.every((cell) => /^:?-+:?$/.test(cell)))
}
