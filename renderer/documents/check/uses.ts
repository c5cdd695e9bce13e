/** What sites say once texts and conditions are read: the paths and formats that documents use. */
import type { TextPart } from "../../language/compiled"
import { parseText, type ParsedText } from "../compile/parseText"
import { namedConditions, partsOf, pathsIn, type ConditionPart } from "./conditions"
import { fieldsOf } from "./json"
import { remember, type LoadedDocument } from "./rule"
import { parsePath, readPath, readValuePath, type Reading, type TypeScope } from "./scope"
import type { SiteOf } from "./site"
import { sitesOf } from "./views"

interface Use {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly scope: TypeScope
}

export interface PathUse extends Use {
  readonly path: string
  readonly reading: Reading
}

export interface FormatUse extends Use {
  readonly format: string
  readonly argument: string | undefined
  /** Undefined where the formatted value is a literal. */
  readonly reading: Reading | undefined
}

export interface LeafUse extends Use {
  readonly leaf: Extract<ConditionPart, { kind: "leaf" }>
}

const tokensOf = remember((context) => fieldsOf(fieldsOf(context.set.find("app", "app")?.document)["tokens"]) as Readonly<Record<string, string>>)

export const parsedTexts = remember((context): readonly { readonly site: SiteOf<"text">; readonly parsed: ParsedText }[] =>
  sitesOf(context, "text").map((site) => ({ site, parsed: parseText(site.text, { rich: site.rich, tokens: tokensOf(context) }) })),
)

function* flatParts(parts: readonly TextPart[]): Generator<Exclude<TextPart, string>> {
  for (const part of parts) {
    if (typeof part === "string") continue
    yield part
    if ("strong" in part) yield* flatParts(part.strong)
    if ("link" in part) yield* flatParts(part.label)
  }
}

/** Places, emphasis and links of all texts. */
export const textParts = remember((context) =>
  parsedTexts(context).flatMap(({ site, parsed }) => [...flatParts(parsed.parts)].map((part) => ({ site, part }))),
)

/** What a customer reads of a text: its letters without places and tokens. */
export const spokenPart = (text: string): string =>
  text.replaceAll(/\\[{}]/g, "").replaceAll(/\{\{[^}]*\}\}|\{[^}]*\}/g, " ").replaceAll(/\]\(link:[^)]*\)/g, " ")

export const conditionParts = remember((context) =>
  sitesOf(context, "condition").flatMap((site) =>
    [...partsOf(site.condition, site.pointer)].map((part) => ({ site, part })),
  ),
)

export const conditionLeaves = remember((context): readonly LeafUse[] =>
  conditionParts(context).flatMap(({ site, part }) =>
    part.kind === "leaf" ? [{ document: site.document, pointer: part.pointer, scope: site.scope, leaf: part }] : [],
  ),
)

const isPath = (operand: unknown): operand is string => typeof operand === "string" && operand.startsWith("$")

export const pathUses = remember((context): readonly PathUse[] => [
  ...sitesOf(context, "value").map(({ document, pointer, scope, path }) => ({ document, pointer, scope, path, reading: readValuePath(scope, path) })),
  ...textParts(context).flatMap(({ site: { document, pointer, scope }, part }) =>
    "get" in part ? [{ document, pointer, scope, path: part.get.join("."), reading: readPath(scope, parsePath(part.get.join("."))) }] : [],
  ),
  ...conditionLeaves(context).flatMap(({ document, pointer, scope, leaf }) =>
    leaf.operands.filter(isPath).map((path) => ({ document, pointer, scope, path, reading: readValuePath(scope, path) })),
  ),
])

export const formatUses = remember((context): readonly FormatUse[] => [
  ...textParts(context).flatMap(({ site: { document, pointer, scope }, part }) =>
    "get" in part && part.format !== undefined
      ? [{ document, pointer, scope, format: part.format, argument: part.argument, reading: readPath(scope, parsePath(part.get.join("."))) }]
      : [],
  ),
  ...sitesOf(context, "formatted").map(({ document, pointer, scope, format, value }) => ({
    document, pointer, scope, ...splitFormat(format), reading: isPath(value) ? readValuePath(scope, value) : undefined,
  })),
])

export function splitFormat(text: string): { readonly format: string; readonly argument: string | undefined } {
  const colon = text.indexOf(":")
  return colon === -1 ? { format: text, argument: undefined } : { format: text.slice(0, colon), argument: text.slice(colon + 1) }
}

/** Paths of the named conditions that a place refers to, as seen from that place. */
export const borrowedPaths = remember((context) =>
  conditionParts(context).flatMap(({ site, part }) => {
    if (part.kind !== "named" || site.document.kind === "conditions") return []
    const named = namedConditions(context)
    const paths = [...new Set(pathsIn(named.get(part.name), named, [part.name]))]
    return paths.map((path) => ({ site, part, path, reading: readValuePath(site.scope, path) }))
  }),
)

export const schemaReader = (scope: TypeScope) => (path: string) => {
  const reading = readValuePath(scope, path)
  return reading.kind === "known" ? reading.schema : undefined
}
