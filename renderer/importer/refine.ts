import { withoutGaps } from "../model/json"
import { same } from "../expressions/same"
import { within } from "../model/pointer"
import { type Fields } from "./looseJson"
import type { FieldSource } from "../model/documents"
import { alternativesOf, merge } from "./leaf"
import type { Importer, Node } from "./node"
import type { Declared } from "./shape"
import { UiOptions } from "./ui"

const listing = new Set(["enum", "const", "oneOf", "anyOf"])
const annotations = new Set(["title", "description", "type", "examples", "$comment", "$id"])

/** What counts of a property whatever is answered; where it only comes with a condition, what its declarations share. */
export function commonOf(importer: Importer, declared: readonly Declared[]): Node | undefined {
  const always = declared.filter(({ when }) => when === true).map(({ node }) => node)
  const [first, ...others] = declared.map(({ node }) => node)
  if (always.length > 0 || first === undefined || others.length === 0)
    return merge(importer, always[0] ? always : [first].flatMap((node) => node ?? []))
  const shared = Object.entries(first.schema).filter(
    ([name, value]) =>
      !listing.has(name) &&
      (name === "type" || name === "title" || others.every(({ schema }) => same(schema[name], value))),
  )
  return { ...first, schema: { ...Object.fromEntries(shared), ...unionOf(importer, [first, ...others]) } }
}

/** All options that there are under any condition; nothing where some declaration takes any value. */
function unionOf(importer: Importer, nodes: readonly Node[]): Fields {
  const lists = nodes.map((node) => alternativesOf(importer, node))
  if (lists.includes(undefined)) return {}
  const all = lists.flatMap((list) => list ?? [])
  const different = all.filter(({ value }, index) => !all.slice(0, index).some((other) => same(other.value, value)))
  return { oneOf: different.map(({ value, ...words }) => withoutGaps({ const: value, ...words }) as Fields) }
}

interface Refined {
  readonly flat: readonly Declared[]
  readonly common: Node
  readonly source: FieldSource
}

/** What one declaration says beyond the common part, as labels and options that count while its condition holds. */
export function refinedBy(importer: Importer, { flat, common, source }: Refined): Partial<FieldSource> {
  if (flat.length === 1) return {}
  const offered = source.options?.map(({ value }) => value)
  const parts = flat.flatMap(({ when, node }) => (typeof when === "boolean" ? [] : [{ when, node }]))
  for (const { node } of parts) reportConflicts(importer, node, { common, hasOptions: offered !== undefined })
  const optionsWhen = parts.flatMap(({ when, node }) => {
    const values = alternativesOf(importer, node)
    const options = offered?.filter((value) => values?.some((one) => same(one.value, value)) ?? true) ?? []
    return options.length === (offered?.length ?? 0) ? [] : [{ when, options }]
  })
  const labels = parts.flatMap(({ when, node }) => {
    const label = new UiOptions(importer, { ...node, ui: {} }).text("title")
    return label === undefined || label === source.label ? [] : [{ when, label }]
  })
  return { ...(optionsWhen.length === 0 ? {} : { optionsWhen }), ...(labels.length === 0 ? {} : { labels }) }
}

/** Limits that only count under a condition: a form's schema has one shape. */
function reportConflicts(
  importer: Importer,
  node: Node,
  { common, hasOptions }: { readonly common: Node; readonly hasOptions: boolean },
): void {
  for (const [name, value] of Object.entries(node.schema)) {
    const isTold = annotations.has(name) && name !== "type"
    const isSame = same(common.schema[name], value) || (name === "type" && common.schema["type"] === undefined)
    if (!isTold && !isSame && !(hasOptions && listing.has(name)))
      importer.add("conflict", "schema", within(node.pointer, name), name)
  }
}
