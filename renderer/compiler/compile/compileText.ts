import type { RichNode, TextNode, TextPart } from "../../model/compiled"
import type { CompileContext } from "./context"
import { parseText } from "./parseText"

type Tokens = Readonly<Record<string, string>>

/** What a text may look at, and what it found that it needs: without `needs`, nobody asks. */
type TextContext = Pick<CompileContext, "tokens"> & Partial<Pick<CompileContext, "definition" | "needs">>

/** A string where nothing is left to fill in. */
export function compileText(text: string, context: TextContext): TextNode | string {
  const parts = partsOf(text, false, context)
  return typeof parts === "string" ? parts : { "@text": parts }
}

export function compileRich(text: string, context: TextContext): RichNode | string {
  const parts = partsOf(text, true, context)
  return typeof parts === "string" ? parts : { "@rich": parts }
}

function partsOf(
  text: string,
  rich: boolean,
  { tokens, definition, needs }: TextContext,
): readonly TextPart[] | string {
  const { parts } = parseText(text, { rich, tokens })
  if (definition && needs) for (const format of formatsIn(parts)) addCodes(format, { definition, needs })
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts
}

/** `format:argument` of everything that is filled in. */
const formatsIn = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string" || "break" in part) return []
    if ("get" in part) return part.argument === undefined ? [] : [`${part.format}:${part.argument}`]
    return formatsIn("strong" in part ? part.strong : part.label)
  })

/** Adds the code table whose labels a format shows: `code:table`. */
export function addCodes(format: string, { definition, needs }: Pick<CompileContext, "definition" | "needs">): void {
  const [name = "", argument] = format.split(":", 2)
  const { properties = {} } = definition("format", name)?.options ?? {}
  if (argument !== undefined && properties["argument"]?.$ref === "#/definitions/codes") needs.codes.add(argument)
}

/** `{{name}}` in strings that are no texts of their own: labels of code tables, links, literals. */
export function substituteTokens(text: string, tokens: Tokens): string {
  return text.includes("{{")
    ? text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) =>
        Object.hasOwn(tokens, name.trim()) ? (tokens[name.trim()] ?? "") : "",
      )
    : text
}
