import type { RichNode, TextNode, TextPart } from "../model/compiled"
import type { Formatted } from "../model/registry"
import type { Formatting } from "../model/registry"
import { formatValue } from "./formatting"
import type { Scope } from "../model/scope"

/** A text with its values filled in, ready to be drawn. */
export type RichPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly value: Formatted }
  | { readonly kind: "break" }
  | { readonly kind: "strong"; readonly parts: readonly RichPart[] }
  | { readonly kind: "link"; readonly link: string; readonly parts: readonly RichPart[] }

function resolvePart(part: TextPart, scope: Scope, formatting: Formatting): RichPart {
  if (typeof part === "string") return { kind: "text", text: part }
  if ("break" in part) return { kind: "break" }
  if ("strong" in part) return { kind: "strong", parts: resolveParts(part.strong, scope, formatting) }
  if ("link" in part) return { kind: "link", link: part.link, parts: resolveParts(part.label, scope, formatting) }
  const name = part.format === undefined ? undefined : { format: part.format, argument: part.argument }
  return { kind: "value", value: formatValue(scope.get(part.get), name, formatting) }
}

const resolveParts = (parts: readonly TextPart[], scope: Scope, formatting: Formatting): readonly RichPart[] =>
  joinTexts(parts.map((part) => resolvePart(part, scope, formatting)))

/** The words of a part that is drawn and read as it stands. */
function plainText(part: RichPart | undefined): string | undefined {
  if (part?.kind === "text") return part.text
  if (part?.kind !== "value" || part.value.tone !== undefined) return undefined
  const { text, spoken = text } = part.value
  return spoken === text ? text : undefined
}

/** Plain values are one text with the words around them: whoever breaks lines sees whole words, and both brackets. */
const joinTexts = (parts: readonly RichPart[]): readonly RichPart[] =>
  parts.reduce<RichPart[]>((joined, part) => {
    const [before, text] = [plainText(joined.at(-1)), plainText(part)]
    if (text === undefined) return [...joined, part]
    if (before === undefined) return [...joined, { kind: "text", text }]
    return [...joined.slice(0, -1), { kind: "text", text: before + text }]
  }, [])

/** The parts of a text, in order; a literal from the document is one part. */
export function richParts(
  node: RichNode | TextNode | string,
  scope: Scope,
  formatting: Formatting,
): readonly RichPart[] {
  if (typeof node === "string") return [{ kind: "text", text: node }]
  return resolveParts("@rich" in node ? node["@rich"] : node["@text"], scope, formatting)
}
