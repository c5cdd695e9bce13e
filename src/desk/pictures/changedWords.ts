/** Words that a picture has lost and won, line by line: what is the same change on many states has the same. */
export interface ChangedWords {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export const changedWords = (before: HTMLElement, after: HTMLElement): ChangedWords => {
  const [was, is] = [linesOf(before), linesOf(after)]
  return { before: without(was, is), after: without(is, was) }
}

/** In a sentence; what changes no word changes how something looks. */
export function sayChangedWords({ before, after }: ChangedWords): string {
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

const linesOf = ({ innerText }: HTMLElement): readonly string[] =>
  innerText
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

/** Each line as often as the other side has it. */
function without(lines: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
