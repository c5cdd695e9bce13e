import { ownField, textsOf } from "./looseJson"
import { same } from "../expressions/same"
import type { FieldSource, JsonSchema, UiSource } from "../model/documents"
import { buildField, head } from "./field"
import { alternativesOf, flatten, typeOf } from "./leaf"
import { buildList, type Built, type Place, type Question } from "./list"
import { fieldName, pathTo } from "./names"
import { follow, type Importer } from "./node"
import { commonOf, refinedBy } from "./refine"
import { shapeOf, type Declared, type Shape } from "./shape"
import { any, pathsIn, type Truth } from "./truth"
import { UiOptions } from "./ui"

/** An object: its properties in order, each with its own conditions. */
export function buildObject(importer: Importer, declared: readonly Declared[], place: Place): Built {
  const shape = shapeOf(importer, declared, place.path)
  const names = inOrder([...shape.properties.keys()], textsOf(place.ui.value("order")))
  const built = names.flatMap((name) => {
    const property = buildProperty(importer, { name, shape }, place)
    return property === undefined ? [] : [[name, property] as const]
  })
  for (const [name, { when, pointer }] of shape.required)
    if (!shape.properties.has(name) && when !== false) importer.add("undeclared", "schema", pointer, name)
  place.ui.reportRest([...shape.properties.keys(), ...partsOfUi])
  const parts = built.flatMap(([name, { schema }]) =>
    schema === undefined ? [] : [[fieldName(name), schema] as const],
  )
  return {
    schema: { type: "object", properties: Object.fromEntries(parts) },
    ui: built.flatMap(([, { ui: sources }]) => sources),
  }
}

/** `ui:order`, where `*` stands for everything that it does not name. */
function inOrder(names: readonly string[], order: readonly string[]): readonly string[] {
  const rest = names.filter((name) => !order.includes(name))
  const listed = order.flatMap((name) => (name === "*" ? rest : names.includes(name) ? [name] : []))
  return order.includes("*") ? listed : [...listed, ...rest]
}

interface Member {
  readonly name: string
  readonly shape: Shape
}

type Part = { readonly schema?: JsonSchema; readonly ui: readonly UiSource[] }

function buildProperty(importer: Importer, { name, shape }: Member, place: Place): Part | undefined {
  const all = shape.properties.get(name) ?? []
  const declared = all.flatMap(({ when, node }) => {
    const followed = when === false ? undefined : follow(importer, node)
    return followed === undefined ? [] : [{ when, node: followed }]
  })
  const [first] = declared
  if (all[0] && all.every(({ when }) => when === false)) importer.add("never", "schema", all[0].node.pointer, name)
  if (first === undefined) return undefined
  if (fieldName(name) !== name) importer.add("renamed", "schema", first.node.pointer, name)
  const ui = new UiOptions(importer, first.node)
  if (ui.plain("widget") === "hidden") {
    ui.report("hidden", "widget", name)
    return undefined
  }
  const when = any(...declared.map((one) => one.when))
  if (isCircle(importer, pathTo(place.path, name), [when])) {
    importer.add("condition-circle", "schema", first.node.pointer, name)
    return undefined
  }
  const needed = shape.required.get(name)?.when ?? false
  const asked: Question = {
    name,
    path: pathTo(place.path, name),
    ui,
    readOnly: [place.readOnly, ui.value("readonly"), ui.value("disabled"), first.node.schema["readOnly"]].includes(
      true,
    ),
    start: ownField(place.start, name) ?? first.node.schema["default"],
  }
  const part = buildAny(importer, declared, asked)
  if (ui.value("field") !== undefined) ui.report("widget", "field", String(ui.value("field")))
  if (part?.schema === undefined) return part
  importer.answers.add(asked.path)
  const conditions = {
    ...(shape.choices.has(name) ? { sent: false } : {}),
    ...(typeof when === "boolean" ? {} : { when }),
    // Whoever has answered need not be asked for an answer.
    ...(asked.readOnly || same(needed, { filled: [asked.path] }) ? {} : whenRequired(needed, when)),
  }
  return { ...part, ui: part.ui.map((source) => ({ ...source, ...conditions })) }
}

const isRead = (wanted: string, read: string) => `${read}.`.startsWith(`${wanted}.`)

/** True where conditions read, by way of others, the answer that they decide about. */
function isCircle({ reads }: Importer, path: string, conditions: readonly Truth[]): boolean {
  const waiting = [...pathsIn(conditions)]
  for (const read of waiting) {
    const further = [...reads].flatMap(([decided, paths]) => (isRead(decided, read) ? paths : []))
    waiting.push(...further.filter((one) => !waiting.includes(one)))
  }
  const isFound = waiting.some((read) => isRead(path, read))
  if (!isFound) reads.set(path, pathsIn(conditions))
  return isFound
}

/** What is required whenever it is there at all is simply required. */
function whenRequired(needed: Truth, when: Truth): Partial<FieldSource> {
  if (needed === true || (needed !== false && same(needed, when))) return { required: true }
  return needed === false ? {} : { requiredWhen: needed }
}

const partsOfUi = ["items", "additionalItems", "oneOf", "anyOf"]

function buildAny(importer: Importer, declared: readonly Declared[], asked: Question): Part | undefined {
  const [first] = declared
  if (first === undefined) return undefined
  const type = alternativesOf(importer, first.node) === undefined ? typeOf(importer, first.node) : undefined
  if (type === "object") return buildGroup(importer, declared, asked)
  const flat = declared.flatMap(({ when, node }) => {
    const leaf = flatten(importer, node)
    return leaf === undefined ? [] : [{ when, node: leaf }]
  })
  const common = commonOf(importer, flat)
  if (common === undefined) return undefined
  if (type === "null") {
    const texts = [asked.ui.text("title"), asked.ui.text("description", "rich")].filter((text) => text !== undefined)
    const when = any(...flat.map((one) => one.when))
    const shown = typeof when === "boolean" ? {} : { when }
    return { ui: texts.map((text) => ({ ...importer.settings.textBlock(text), ...shown })) }
  }
  const field =
    type === "array" ? buildList(importer, common, { ...asked, buildObject }) : buildField(importer, common, asked)
  asked.ui.reportRest(partsOfUi)
  if (field === undefined) return undefined
  const { optionsWhen = [], ...refined } = refinedBy(importer, { flat, common, source: field.source })
  const readers = [...flat, ...optionsWhen].map(({ when }) => when)
  const isLimited = optionsWhen.length > 0 && !isCircle(importer, asked.path, readers)
  if (optionsWhen.length > 0 && !isLimited) importer.add("conflict", "schema", common.pointer, asked.name)
  const source = { ...field.source, ...refined, ...(isLimited ? { optionsWhen } : {}) }
  return { schema: field.schema, ui: [source] }
}

function buildGroup(importer: Importer, declared: readonly Declared[], asked: Question): Part | undefined {
  const [first] = declared
  if (first === undefined) return undefined
  const { help: _help, ...words } = head(importer, asked)
  const description = asked.ui.text("description", "rich")
  const inner = buildObject(importer, declared, asked)
  const control = importer.settings.control({ kind: "group", schema: first.node.schema })
  if (control === undefined) {
    importer.add("type", "schema", first.node.pointer, "object")
    return undefined
  }
  const ui = [...(description === undefined ? [] : [importer.settings.textBlock(description)]), ...inner.ui]
  return ui.length === 0 ? undefined : { schema: inner.schema, ui: [{ ...words, widget: control.widget, ui }] }
}
