/** What sites say once texts and conditions are read: the paths and formats that documents use. */
import type { TextPart } from "../model/compiled"
import { parseText, type ParsedText } from "../compiler/compile/parseText"
import { namedConditions, partsOf, pathsIn, type ConditionPart } from "./conditions"
import { fieldsOf, within } from "./json"
import { remember, type Context, type LoadedDocument } from "./rule"
import { parsePath, readPath, readValuePath, type Reading, type TypeScope } from "./scope"
import type { Site, SiteKind, SiteOf } from "./site"
import { readingsIn } from "./sites"

/** Derives a list from the sites of each reading of a document, once as long as that reading lives. */
function derive<Item>(make: (sites: readonly Site[], context: Context) => readonly Item[]) {
  const known = new WeakMap<readonly Site[], { readonly tokens: unknown; readonly items: readonly Item[] }>()
  return remember((context): readonly Item[] =>
    context.set.documents.flatMap((document) =>
      readingsIn(context, document).flatMap((sites) => {
        const tokens = tokensOf(context)
        const found = known.get(sites)
        if (found?.tokens === tokens) return found.items
        const items = make(sites, context)
        known.set(sites, { tokens, items })
        return items
      }),
    ),
  )
}

const only = <Kind extends SiteKind>(sites: readonly Site[], kind: Kind): readonly SiteOf<Kind>[] =>
  sites.filter((site): site is SiteOf<Kind> => site.kind === kind)

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
  /** Last name of the path of the value; undefined for a literal. */
  readonly name: string | undefined
  /** Undefined where the formatted value is a literal. */
  readonly reading: Reading | undefined
}

export interface LeafUse extends Use {
  readonly leaf: Extract<ConditionPart, { kind: "leaf" }>
}

const tokensOf = remember(
  ({ set }) => fieldsOf(fieldsOf(set.find("app", "app")?.document)["tokens"]) as Readonly<Record<string, string>>,
)

interface ReadText {
  readonly site: SiteOf<"text">
  readonly parsed: ParsedText
}

const readTexts = (sites: readonly Site[], context: Context): readonly ReadText[] =>
  only(sites, "text").map((site) => ({
    site,
    parsed: parseText(site.text, { rich: site.rich, tokens: tokensOf(context) }),
  }))

export const parsedTexts = derive(readTexts)

function* flatParts(parts: readonly TextPart[]): Generator<Exclude<TextPart, string>> {
  for (const part of parts) {
    if (typeof part === "string") continue
    yield part
    if ("strong" in part) yield* flatParts(part.strong)
    if ("link" in part) yield* flatParts(part.label)
  }
}

const readParts = (sites: readonly Site[], context: Context) =>
  readTexts(sites, context).flatMap(({ site, parsed }) => [...flatParts(parsed.parts)].map((part) => ({ site, part })))

/** Places, emphasis and links of all texts. */
export const textParts = derive(readParts)

/** What a customer reads of a text: its letters without places and tokens. */
export const spokenPart = (text: string): string =>
  text
    .replaceAll(/\\[{}]/g, "")
    .replaceAll(/\{\{[^}]*\}\}|\{[^}]*\}/g, " ")
    .replaceAll(/\]\(link:[^)]*\)/g, " ")

const readConditions = (sites: readonly Site[]) =>
  only(sites, "condition").flatMap((site) => [...partsOf(site.condition, site.pointer)].map((part) => ({ site, part })))

export const conditionParts = derive(readConditions)

const readLeaves = (sites: readonly Site[]): readonly LeafUse[] =>
  readConditions(sites).flatMap(({ site: { document, scope }, part }) =>
    part.kind === "leaf" ? [{ document, pointer: part.pointer, scope, leaf: part }] : [],
  )

export const conditionLeaves = derive(readLeaves)

const isPath = (operand: unknown): operand is string => typeof operand === "string" && operand.startsWith("$")

const toUse = ({ document, scope }: Site, pointer: string, path: string): PathUse => ({
  document,
  pointer,
  scope,
  path,
  reading: readValuePath(scope, path),
})

export const pathUses = derive((sites, context): readonly PathUse[] => [
  ...only(sites, "value").map((site) => toUse(site, site.pointer, site.path)),
  // What is no path at all was said when the text was parsed.
  ...readParts(sites, context).flatMap(({ site, part }) =>
    "get" in part && parsePath(part.get.join(".")) !== undefined ? [toUse(site, site.pointer, part.get.join("."))] : [],
  ),
  ...only(sites, "condition").flatMap((site) =>
    [...partsOf(site.condition, site.pointer)].flatMap((part) =>
      part.kind === "leaf"
        ? part.operands.flatMap((path, index) => (isPath(path) ? [toUse(site, within(part.pointer, index), path)] : []))
        : [],
    ),
  ),
])

export const formatUses = derive((sites, context): readonly FormatUse[] => [
  ...readParts(sites, context).flatMap(({ site: { document, pointer, scope }, part }) => {
    if (!("get" in part) || part.format === undefined) return []
    const reading = readPath(scope, parsePath(part.get.join(".")))
    const name = part.get.at(-1)
    return [{ document, pointer, scope, format: part.format, argument: part.argument, name, reading }]
  }),
  ...only(sites, "formatted").map(({ document, pointer, scope, format, value }) => ({
    document,
    pointer,
    scope,
    ...splitFormat(format),
    name: isPath(value) ? value.split(".").at(-1) : undefined,
    reading: isPath(value) ? readValuePath(scope, value) : undefined,
  })),
])

export function splitFormat(text: string): { readonly format: string; readonly argument: string | undefined } {
  const colon = text.indexOf(":")
  return colon === -1
    ? { format: text, argument: undefined }
    : { format: text.slice(0, colon), argument: text.slice(colon + 1) }
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
