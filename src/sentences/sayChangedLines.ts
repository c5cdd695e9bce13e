import type { ChangedLines } from "../domain/changedLines"

/** What is read otherwise, in a sentence; what changes no word changes how something looks. */
export function sayChangedLines({ before, after }: ChangedLines): string {
  if (before.length + after.length === 0) return "文字は同じで、見た目だけが変わります"
  if (before.length === 0) return `${quote(after)}が加わります`
  return after.length === 0 ? `${quote(before)}がなくなります` : `${quote(before)}が${quote(after)}になります`
}

const most = 3

const quote = (lines: readonly string[]) =>
  lines
    .slice(0, most)
    .map((line) => `「${line}」`)
    .join("") + (lines.length > most ? `ほか${lines.length - most}行` : "")
