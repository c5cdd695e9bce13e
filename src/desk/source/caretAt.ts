/** Where somebody writes in a JSON text, as far as it is one up to there. */
export interface Caret {
  /** The name of a property, or a value. */
  readonly isName: boolean
  /** Of the property that the value stands at, or that is being written; of a list the one that has it. */
  readonly name: string
  /** The text between the quotation marks, and where it begins. */
  readonly written: string
  readonly start: number
  /** The part of it before the caret. */
  readonly typed: string
  /** What stands beside it in the same object so far: names with their texts. */
  readonly beside: Readonly<Record<string, string>>
}

interface Open {
  readonly isList: boolean
  /** Of what stands in it now. */
  name: string
  isNamed: boolean
  readonly beside: Record<string, string>
}

/** Undefined where the caret stands in no text. */
export function caretAt(text: string, caret: number): Caret | undefined {
  const open: Open[] = []
  for (const { index, 0: token } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\],:]/g)) {
    const around = open.at(-1)
    if (token.startsWith('"')) {
      const isWhole = token.length > 1 && token.endsWith('"')
      const written = token.slice(1, isWhole ? -1 : undefined)
      const start = index + 1
      const isName = around !== undefined && !around.isList && !around.isNamed
      if (caret >= start && caret <= start + written.length)
        return {
          isName,
          name: isName ? written : (around?.name ?? ""),
          written,
          start,
          typed: text.slice(start, caret),
          beside: { ...around?.beside },
        }
      if (isName) around.name = written
      else if (around && !around.isList) around.beside[around.name] = written
    } else if (token === "{" || token === "[") {
      open.push({ isList: token === "[", name: around?.name ?? "", isNamed: false, beside: {} })
    } else if (token === "}" || token === "]") open.pop()
    else if (around) around.isNamed = token === ":"
    if (index > caret) break
  }
  return undefined
}
