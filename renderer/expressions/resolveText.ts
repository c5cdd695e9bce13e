import type { RichNode, TextNode } from "../model/compiled"
import type { Formatted, Formatting } from "../model/registry"
import { richParts, type RichPart } from "./richParts"
import type { Scope } from "../model/scope"

type TextOf = (value: Formatted) => string

function join(parts: readonly RichPart[], textOf: TextOf): string {
  const texts = parts.map((part) => {
    switch (part.kind) {
      case "text":
        return part.text
      case "value":
        return textOf(part.value)
      case "break":
        return "\n"
      case "strong":
      case "link":
        return join(part.parts, textOf)
    }
  })
  return texts.join("")
}

const written: TextOf = ({ text }) => text
const spoken: TextOf = (value) => value.spoken ?? value.text

/** The text with its values filled in; emphasis and links keep their words only. */
export function resolveText(node: TextNode | RichNode | string, scope: Scope, formatting: Formatting): string {
  return typeof node === "string" ? node : join(richParts(node, scope, formatting), written)
}

/** The same for a screen reader, or undefined where it reads as it is written. */
export function resolveSpoken(
  node: TextNode | RichNode | string,
  scope: Scope,
  formatting: Formatting,
): string | undefined {
  const parts = richParts(node, scope, formatting)
  const said = join(parts, spoken)
  return said === join(parts, written) ? undefined : said
}
