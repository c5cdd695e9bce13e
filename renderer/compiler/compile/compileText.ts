import type { RichNode, TextNode } from "../../model/compiled"
import { parseText } from "./parseText"

type Tokens = Readonly<Record<string, string>>

/** A string where nothing is left to fill in. */
export function compileText(text: string, tokens: Tokens): TextNode | string {
  const { parts } = parseText(text, { rich: false, tokens })
  return parts.every((part) => typeof part === "string") ? parts.join("") : { "@text": parts }
}

export function compileRich(text: string, tokens: Tokens): RichNode | string {
  const { parts } = parseText(text, { rich: true, tokens })
  return parts.every((part) => typeof part === "string") ? parts.join("") : { "@rich": parts }
}

/** `{{name}}` in strings that are no texts of their own: labels of code tables, links, literals. */
export function substituteTokens(text: string, tokens: Tokens): string {
  return text.includes("{{")
    ? text.replaceAll(/\{\{([^{}]*)\}\}/g, (_, name: string) =>
        Object.hasOwn(tokens, name.trim()) ? (tokens[name.trim()] ?? "") : "",
      )
    : text
}
