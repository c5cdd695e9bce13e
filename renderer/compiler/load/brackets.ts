interface Open {
  readonly sign: string
  readonly offset: number
  readonly indent: number
}

export type BracketSlip =
  /** `until`: where it shows at the latest. */
  | { readonly kind: "unclosed"; readonly sign: string; readonly offset: number; readonly until: number }
  | { readonly kind: "extra"; readonly sign: string; readonly offset: number }

const pairs: Readonly<Record<string, string>> = { "}": "{", "]": "[" }

/** The first bracket that nothing closes, or that closes nothing; where lines are indented they tell which one was forgotten. */
export function bracketSlip(text: string): BracketSlip | undefined {
  const open: Open[] = []
  let forgotten: Open | undefined
  const unclosed = (last: Open, until: number): BracketSlip => {
    const { sign, offset } = forgotten ?? last
    return { kind: "unclosed", sign, offset, until }
  }
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (sign === "{" || sign === "[") open.push({ sign, offset: index, indent: indentAt(text, index) })
    const opening = pairs[sign]
    if (opening === undefined) continue
    const last = open.pop()
    if (last === undefined || ![last, ...open].some((one) => one.sign === opening))
      return { kind: "extra", sign, offset: index }
    if (last.sign !== opening) return unclosed(last, index)
    if (beginsLine(text, index) && indentAt(text, index) < last.indent) forgotten ??= last
  }
  const last = open.at(-1)
  return last && unclosed(last, text.length)
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1

const indentAt = (text: string, offset: number): number =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0

const beginsLine = (text: string, offset: number): boolean => text.slice(lineStart(text, offset), offset).trim() === ""
