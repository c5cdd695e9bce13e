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
  parts.map((part) => resolvePart(part, scope, formatting))

/** The parts of a text, in order; a literal from the document is one part. */
export function richParts(
  node: RichNode | TextNode | string,
  scope: Scope,
  formatting: Formatting,
): readonly RichPart[] {
  if (typeof node === "string") return [{ kind: "text", text: node }]
  return resolveParts("@rich" in node ? node["@rich"] : node["@text"], scope, formatting)
}
