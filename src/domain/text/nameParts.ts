const scripts = String.raw`\p{sc=Katakana}[\p{sc=Katakana}ー・]*|\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}々]*|[^\p{sc=Katakana}\p{sc=Han}（）]+`
/** A bracket stays with what it holds. */
const part = new RegExp(`（*(?:${scripts})）*|[（）]+`, "gu")

/**
 * Where the name of a product may end a line: it is no sentence, so a browser that looks for phrases breaks 全世界 in two.
 * What is joined gives the name again.
 */
export const namePartsOf = (name: string): readonly string[] => name.match(part) ?? (name === "" ? [] : [name])

/** Long runs of two scripts. */
const compound = /[\p{sc=Katakana}ー\p{sc=Han}々]{9,}/gu
const hasBoth = (run: string) => /\p{sc=Katakana}/u.test(run) && /\p{sc=Han}/u.test(run)

export interface TextRun {
  readonly text: string
  readonly isName: boolean
}

/** A sentence and the names in it: no phrase begins inside of サンプル全世界株式インデックス. Joined they are the text. */
export function namesOf(text: string): readonly TextRun[] {
  const runs: TextRun[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(compound)) {
    if (!hasBoth(found)) continue
    if (index > from) runs.push({ text: text.slice(from, index), isName: false })
    runs.push({ text: found, isName: true })
    from = index + found.length
  }
  if (from < text.length) runs.push({ text: text.slice(from), isName: false })
  return runs
}
