import type { Hunk, Line } from "./changedHunks"

const mostHunks = 3
const mostLines = 40
/** Of lines that follow each other on one side: a long one would leave no room for what has come instead. */
const mostOfRun = 10

const marks = { both: "  ", before: "- ", after: "+ " } as const

/** The first places as people read them, no longer than a page of a terminal; says how much more there is. */
export function writeHunks(hunks: readonly Hunk[]): string {
  const written: string[] = []
  let [shown, left] = [0, mostLines]
  for (const { start, lines } of hunks.slice(0, mostHunks)) {
    if (left === 0) break
    const all = shortenRuns(lines)
    const part = all.slice(0, left)
    written.push(`${start}行目から`, ...part)
    if (part.length < all.length) written.push(`  …このあとも続きます`)
    shown += 1
    left -= part.length
  }
  if (shown < hunks.length) written.push(`ほか${hunks.length - shown}か所`)
  return written.join("\n").trimEnd()
}

function shortenRuns(lines: readonly Line[]): readonly string[] {
  const written: string[] = []
  let length = 0
  for (const [index, { side, text }] of lines.entries()) {
    length = side === lines[index - 1]?.side ? length + 1 : 1
    const isLast = side !== lines[index + 1]?.side
    if (length <= mostOfRun) written.push(`${marks[side]}${text}`)
    else if (isLast) written.push(`${marks[side]}…ほか${length - mostOfRun}行`)
  }
  return written
}
