import type { JsonSchema } from "../../language/documents"
import type { Word, WordKind } from "../../language/words"
import { deepest, fieldsOf, isFields, listOf, sameJson, shown, textOf, textsOf, within } from "./json"
import type { NameKind } from "./names"
import type { Context, LoadedDocument } from "./rule"
import { anything, jsonType } from "./schemas"
import { readValuePath, type TypeScope } from "./scope"
import { dataShape, fieldShape, optionsFromShape, sectionShape, shapeOf } from "./shapes"
import type { ShapeProblem, Site } from "./site"

/** What an action leaves behind for those after it. */
export interface WalkTypes {
  /** Schema of the answer of a call; `anything` where unknown. */
  answerOf(call: string): JsonSchema
  readonly failure: JsonSchema
  /** Schema of the answer that the document as a whole speaks of (call outcomes). */
  readonly answer: JsonSchema
}

interface Walk {
  readonly context: Context
  readonly document: LoadedDocument
  readonly types: WalkTypes
  readonly sites: Site[]
}

interface Place {
  readonly value: unknown
  readonly pointer: string
  readonly scope: TypeScope
  readonly depth: number
  /** Word whose options are being read. */
  readonly word: Word | undefined
}

/** Lists everything of interest in a document, following the references of the words' option schemas. */
export function walkDocument(
  context: Context,
  document: LoadedDocument,
  view: { readonly scope: TypeScope; readonly types: WalkTypes },
): readonly Site[] {
  const walk: Walk = { context, document, types: view.types, sites: [] }
  follow(walk, { value: document.document, pointer: "", scope: view.scope, depth: 0, word: undefined }, shapeOf(document.kind))
  return walk.sites
}

type Details<Kind extends Site["kind"]> = Omit<
  Extract<Site, { readonly kind: Kind }>,
  "document" | "pointer" | "scope" | "kind"
>

function note<Kind extends Site["kind"]>(
  walk: Walk,
  place: Place,
  [kind, details]: readonly [Kind, Details<Kind>],
): void {
  walk.sites.push({
    document: walk.document,
    pointer: place.pointer,
    scope: place.scope,
    kind,
    ...details,
  } as unknown as Site)
}

const complain = (
  walk: Walk,
  place: Place,
  [problem, name, known]: readonly [ShapeProblem, string, readonly string[]],
): void =>
  note(walk, place, ["shape", { problem, name, known, ...(place.word === undefined ? {} : { word: place.word }) }])

const inside = (place: Place, segment: string | number, value: unknown): Place => ({
  ...place,
  value,
  pointer: within(place.pointer, segment),
  depth: place.depth + 1,
})

function follow(walk: Walk, place: Place, schema: JsonSchema): void {
  if (place.depth > deepest) return note(walk, place, ["deep", {}])
  const reference = referenceOf(schema)
  if (reference !== undefined) return readers[reference]?.(walk, place)
  const alternatives = listOf(schema["anyOf"]).filter(isFields)
  if (alternatives.length > 0) return followOne(walk, place, alternatives)
  if (Array.isArray(schema["enum"])) return checkChoice(walk, place, schema["enum"])
  const type = textOf(schema["type"])
  if (type !== undefined && !hasType(place.value, type))
    return complain(walk, place, ["wrong-type", jsonType(place.value), [type]])
  if (type === "object") return followObject(walk, place, schema)
  if (type === "array") {
    const items = fieldsOf(schema["items"])
    return listOf(place.value).forEach((item, index) => follow(walk, inside(place, index, item), items))
  }
  checkLimits(walk, place, schema)
}

const referenceOf = (schema: JsonSchema): string | undefined => textOf(schema["$ref"])?.replace("#/definitions/", "")

function hasType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value)
  return jsonType(value) === type
}

function checkChoice(walk: Walk, place: Place, choices: readonly unknown[]): void {
  const isWord = walk.document.kind === "sheet" && place.pointer.endsWith("/style")
  if (!choices.some((choice) => sameJson(choice, place.value)) && !isWord)
    complain(walk, place, ["not-allowed", shown(place.value), choices.map(shown)])
}

function checkLimits(walk: Walk, place: Place, schema: JsonSchema): void {
  const { value } = place
  const pattern = textOf(schema["pattern"])
  if (pattern !== undefined && typeof value === "string" && !new RegExp(pattern, "u").test(value))
    complain(walk, place, ["not-allowed", shown(value), [pattern]])
  const least = schema["minimum"]
  const most = schema["maximum"]
  const outside =
    typeof value === "number" &&
    ((typeof least === "number" && value < least) || (typeof most === "number" && value > most))
  if (outside) complain(walk, place, ["not-allowed", shown(value), [`${shown(least ?? "")}..${shown(most ?? "")}`]])
}

/** Of several shapes, the first that looks like the value is meant. */
function followOne(walk: Walk, place: Place, alternatives: readonly JsonSchema[]): void {
  const meant = alternatives.find((schema) => looksLike(place.value, schema))
  if (meant !== undefined) return follow(walk, place, meant)
  const choices = alternatives.flatMap((schema) => listOf(schema["enum"]).map(shown))
  complain(walk, place, ["nothing-fits", shown(place.value), choices])
}

const textReferences: ReadonlySet<string> = new Set([
  "text",
  "rich",
  "format",
  "target",
  "link",
  "form",
  "call",
  "sheet",
  "codes",
  "icon",
  "illustration",
])
const listReferences: ReadonlySet<string> = new Set(["actions", "blocks", "template"])

function looksLike(value: unknown, schema: JsonSchema): boolean {
  const reference = referenceOf(schema)
  if (reference === "condition") return isFields(value)
  if (reference !== undefined && listReferences.has(reference)) return Array.isArray(value)
  if (reference !== undefined) return !textReferences.has(reference) || typeof value === "string"
  if (Array.isArray(schema["enum"])) return schema["enum"].some((choice) => sameJson(choice, value))
  const alternatives = listOf(schema["anyOf"]).filter(isFields)
  if (alternatives.length > 0) return alternatives.some((alternative) => looksLike(value, alternative))
  const type = textOf(schema["type"])
  if (type !== undefined && !hasType(value, type)) return false
  return textsOf(schema["required"]).every((name) => Object.hasOwn(fieldsOf(value), name))
}

function followObject(walk: Walk, place: Place, schema: JsonSchema): void {
  const value = fieldsOf(place.value)
  const properties = fieldsOf(schema["properties"])
  const additional = schema["additionalProperties"]
  for (const name of textsOf(schema["required"])) {
    if (!Object.hasOwn(value, name)) complain(walk, place, ["property-missing", name, []])
  }
  const scoped = withItem(place, properties)
  noteFormats(walk, place, properties)
  noteKey(walk, place, properties)
  for (const [name, child] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? fieldsOf(properties[name]) : undefined
    const next = inside(own !== undefined && referenceOf(own) === "template" ? scoped : place, name, child)
    if (own !== undefined) follow(walk, next, own)
    else if (isFields(additional)) follow(walk, next, additional)
    else if (additional === false) complain(walk, next, ["property-unknown", name, Object.keys(properties)])
  }
}

/** Templates see `$item` and `$index`; the item has the type of what `items` beside it lists. */
function withItem(place: Place, properties: Readonly<Record<string, unknown>>): Place {
  const hasTemplate = Object.values(properties).some((schema) => referenceOf(fieldsOf(schema)) === "template")
  if (!hasTemplate) return place
  const items = fieldsOf(place.value)["items"]
  const reading = typeof items === "string" ? readValuePath(place.scope, items) : undefined
  const item = reading?.kind === "known" ? fieldsOf(reading.schema["items"]) : anything
  return { ...place, scope: place.scope.with({ item, index: { type: "integer" } }) }
}

/** `format` belongs to `value` or `amount`, `subFormat` to `sub`. */
function noteFormats(walk: Walk, place: Place, properties: Readonly<Record<string, unknown>>): void {
  const value = fieldsOf(place.value)
  for (const [name, schema] of Object.entries(properties)) {
    const format = value[name]
    if (referenceOf(fieldsOf(schema)) !== "format" || typeof format !== "string") continue
    const owners = name === "format" ? ["value", "amount"] : [name.replace(/Format$/, "")]
    const owner = owners.find((candidate) => Object.hasOwn(value, candidate))
    if (owner !== undefined) note(walk, inside(place, name, format), ["formatted", { format, value: value[owner] }])
  }
}

function noteKey(walk: Walk, place: Place, properties: Readonly<Record<string, unknown>>): void {
  const { key, tap } = fieldsOf(place.value)
  if (typeof key === "string" && (Object.hasOwn(properties, "key") || Object.hasOwn(properties, "widget"))) {
    note(walk, inside(place, "key", key), ["key", { key, tappable: tap !== undefined }])
  }
}

type Reader = (walk: Walk, place: Place) => void

const readText =
  (rich: boolean): Reader =>
  (walk, place) => {
    if (typeof place.value === "string") return note(walk, place, ["text", { text: place.value, rich }])
    complain(walk, place, ["wrong-type", jsonType(place.value), ["string"]])
  }

/** A name that must exist; `$path` where the place allows one. */
const readName =
  (of: NameKind): Reader =>
  (walk, place) => {
    if (typeof place.value === "string") return note(walk, place, ["name", { of, name: place.value }])
    complain(walk, place, ["wrong-type", jsonType(place.value), ["string"]])
  }

const readTarget: Reader = (walk, place) => {
  const { value } = place
  if (typeof value !== "string") return complain(walk, place, ["wrong-type", jsonType(value), ["string"]])
  if (value.startsWith("$")) return note(walk, place, ["value", { path: value }])
  note(walk, place, ["target", { target: value }])
}

const readValue: Reader = (walk, place) => {
  if (typeof place.value === "string" && place.value.startsWith("$"))
    note(walk, place, ["value", { path: place.value }])
}

const readCondition: Reader = (walk, place) => note(walk, place, ["condition", { condition: place.value }])

const readList =
  (each: (walk: Walk, place: Place) => void): Reader =>
  (walk, place) => {
    if (!Array.isArray(place.value)) return complain(walk, place, ["wrong-type", jsonType(place.value), ["array"]])
    place.value.forEach((item, index) => each(walk, inside(place, index, item)))
  }

const readBlock: Reader = (walk, place) => {
  const block = place.value
  if (!isFields(block)) return complain(walk, place, ["wrong-type", jsonType(block), ["object"]])
  const word = readWord(walk, place, "widget")
  note(walk, place, ["block", { block, word }])
  const own = {
    key: { type: "string" },
    when: { $ref: "#/definitions/condition" },
    widget: { $ref: "#/definitions/widget" },
  }
  readOptions(walk, { ...place, word }, own)
}

function readWord(walk: Walk, place: Place, kind: WordKind): Word | undefined {
  const name = fieldsOf(place.value)[kind === "action" ? "do" : "widget"]
  return typeof name === "string" ? walk.context.vocabulary.find(kind, name) : undefined
}

/** Options of a word together with the properties that every block, action or field has. */
function readOptions(walk: Walk, place: Place, own: Readonly<Record<string, unknown>>): void {
  const schema = place.word?.options
  const properties = { ...fieldsOf(schema?.["properties"]), ...own }
  const required = [
    ...textsOf(schema?.["required"]),
    ...("do" in own ? ["do"] : []),
    ...("widget" in own ? ["widget"] : []),
  ]
  followObject(walk, place, {
    properties,
    required,
    additionalProperties: schema === undefined ? true : (schema["additionalProperties"] ?? false),
  })
}

const readActions: Reader = (walk, place) => {
  if (!Array.isArray(place.value)) return complain(walk, place, ["wrong-type", jsonType(place.value), ["array"]])
  note(walk, place, ["actions", { actions: place.value }])
  let { scope } = place
  for (const [index, action] of place.value.entries()) {
    readAction(walk, inside({ ...place, scope }, index, action))
    const call = calledBy(action)
    if (call !== undefined) scope = scope.with({ res: walk.types.answerOf(call) })
  }
}

function calledBy(action: unknown): string | undefined {
  const { call } = fieldsOf(action)
  return typeof call === "string" && textOf(fieldsOf(action)["do"]) !== undefined ? call : undefined
}

const readAction: Reader = (walk, place) => {
  const action = place.value
  if (!isFields(action)) return complain(walk, place, ["wrong-type", jsonType(action), ["object"]])
  const word = readWord(walk, place, "action")
  note(walk, place, ["action", { action, word }])
  const call = calledBy(action)
  const { on, ...rest } = action
  const here = word === undefined ? place : { ...place, word }
  readOptions(
    walk,
    { ...here, value: rest },
    { do: { $ref: "#/definitions/action" }, when: { $ref: "#/definitions/condition" } },
  )
  if (on !== undefined)
    readOutcomes(walk, inside(place, "on", on), call === undefined ? anything : walk.types.answerOf(call))
}

/** Outcome -> actions: after `ok` there is an answer, after anything else a failure. */
function readOutcomes(walk: Walk, place: Place, answer: JsonSchema): void {
  if (!isFields(place.value)) return complain(walk, place, ["wrong-type", jsonType(place.value), ["object"]])
  for (const [outcome, actions] of Object.entries(place.value)) {
    const more: Readonly<Record<string, JsonSchema>> =
      outcome === "ok" ? { res: answer } : { failure: walk.types.failure }
    readActions(walk, inside({ ...place, word: undefined, scope: place.scope.with(more) }, outcome, actions))
  }
}

const readData: Reader = (walk, place) => follow(walk, place, dataShape)

const readUi: Reader = readList((walk, place) => {
  const entry = fieldsOf(place.value)
  if (Object.hasOwn(entry, "section")) return follow(walk, place, sectionShape)
  if (!Object.hasOwn(entry, "field") && Object.hasOwn(entry, "widget") && !Object.hasOwn(entry, "label"))
    return readBlock(walk, place)
  if (
    !Object.hasOwn(entry, "field") &&
    walk.context.vocabulary.find("control", textOf(entry["widget"]) ?? "") === undefined
  )
    return readBlock(walk, place)
  readField(walk, place)
})

const readField: Reader = (walk, place) => {
  const field = place.value
  if (!isFields(field)) return complain(walk, place, ["wrong-type", jsonType(field), ["object"]])
  const word = readWord(walk, place, "control")
  note(walk, place, ["field", { field, word }])
  const control = word?.options ?? {}
  const nested =
    field["ui"] === undefined
      ? place
      : { ...place, scope: place.scope.with({ item: anything, index: { type: "integer" } }) }
  const properties = { ...fieldsOf(control["properties"]), ...fieldsOf(fieldShape["properties"]) }
  const required = [...textsOf(fieldShape["required"]), ...textsOf(control["required"])]
  followObject(walk, { ...nested, word }, { properties, required: [...new Set(required)], additionalProperties: word === undefined })
}

const readOptionsFrom: Reader = (walk, place) => {
  const items = fieldsOf(place.value)["items"]
  const reading = typeof items === "string" ? readValuePath(place.scope, items) : undefined
  const item = reading?.kind === "known" ? fieldsOf(reading.schema["items"]) : anything
  follow(walk, { ...place, scope: place.scope.with({ item, index: { type: "integer" } }) }, optionsFromShape)
}

/** Id of a message, or a text of this field alone: a text holds more than letters of an id. */
const readMessage: Reader = (walk, place) => {
  const isId = typeof place.value === "string" && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place.value)
  return isId ? readName("message")(walk, place) : readFieldText(walk, place)
}

const readFieldText: Reader = (walk, place) =>
  readText(false)(walk, {
    ...place,
    scope: place.scope.with({ label: { type: "string" }, n: anything, value: anything }),
  })

const readBack: Reader = (walk, place) => {
  const fixed = ["close", "history", "none", "flow"]
  if (typeof place.value !== "string" || !fixed.includes(place.value)) readTarget(walk, place)
}

const readEntryActions: Reader = (walk, place) =>
  readActions(walk, { ...place, scope: place.scope.with({ res: walk.types.answer }) })

const nothing: Reader = () => undefined

const readers: Readonly<Record<string, Reader>> = {
  text: readText(false),
  rich: readText(true),
  value: readValue,
  condition: readCondition,
  actions: readActions,
  blocks: readList(readBlock),
  template: readList(readBlock),
  format: (walk, place) =>
    (typeof place.value === "string" && place.value.startsWith("$") ? readValue : readName("format"))(walk, place),
  target: readTarget,
  link: (walk, place) =>
    (typeof place.value === "string" && place.value.startsWith("$") ? readValue : readName("link"))(walk, place),
  form: readName("form"),
  call: readName("call"),
  sheet: readName("sheet"),
  codes: readName("codes"),
  icon: (walk, place) =>
    (typeof place.value === "string" && place.value.startsWith("$") ? readValue : readName("icon"))(walk, place),
  illustration: readName("illustration"),
  callName: readName("call"),
  source: readName("source"),
  skeleton: readName("skeleton"),
  conversion: readName("conversion"),
  control: readName("control"),
  widget: readName("widget"),
  action: readName("action"),
  screen: readName("screen"),
  flow: readName("flow"),
  client: readName("client"),
  message: readMessage,
  fieldText: readFieldText,
  messageText: readFieldText,
  data: readData,
  ui: readUi,
  outcomes: (walk, place) => readOutcomes(walk, place, walk.types.answer),
  entryActions: readEntryActions,
  optionsFrom: readOptionsFrom,
  back: readBack,
  point: nothing,
  anything: nothing,
}
