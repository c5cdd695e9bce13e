import type { SaidChange } from "../../../sentences"

/** Those of the changes that say the very words of some lines of a page. */
export function worded(changes: readonly SaidChange[], pageLines: readonly string[]): readonly SaidChange[] {
  const lines = pageLines.map(bare).filter((line) => line.length > 1)
  return changes.filter((change) => {
    const words = bare([change.before, change.after, change.says].join(" "))
    return lines.some((line) => words.includes(line))
  })
}

/** Words alone, however they are broken into lines; a tag of the page says none. */
const bare = (text: string) => text.replaceAll(/<[^>]*>|\s/g, "")

/** Whether a line of a page says anything. */
export const saysWords = (line: string): boolean => bare(line).length > 1
