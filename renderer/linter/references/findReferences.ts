import type { LoadedDocument } from "../../compiler"
/** Lists everything of interest in a document, following the references of its shape and of the options it gives. */
import type { ActionSource, Condition, Json } from "../../model/documents"
import { asSchema } from "../jsonSchema/schema"
import { type Fields, isList, isObject, propertiesIn } from "../../model/json"
import { isPath, isText, pathWithoutSignIn } from "../json"
import { within } from "../../model/pointer"
import { keepFor } from "../memo"
import {
  definitionOf,
  definitions,
  meantBranch,
  namedSchema,
  referenceOf,
  uiThingOf,
  type NamedThing,
} from "../shape/definitions"
import type { Schema } from "../jsonSchema/schema"
import type { Vocabulary } from "../vocabulary"
import { partsOf } from "../conditions/condition"
import { fromOpaquePath, isConditionOperand, parseOperator, type WrittenOperand } from "../values/written"
import type { Addition } from "./local"
import type { Reference } from "./reference"
import {
  readFixedText,
  readInterfaceText,
  readMessage,
  readMessageText,
  readName,
  readPlainText,
  readGiven,
  readText,
} from "./readTexts"
import { recordButtonWithoutTap, recordFormats, recordShown, recordTapWithoutKey } from "./shownValues"
import { type Details, inside, type ObjectPlace, type Place, type Reader, record, seeing, type Walk } from "./walk"

/** References of a document, found once as long as it lives; its shape has been judged before. */
export const referencesFor = keepFor((vocabulary: Vocabulary) =>
  keepFor((document: LoadedDocument): readonly Reference[] => {
    const walk: Walk = { vocabulary, document, found: [] }
    const place: Place = { value: document.document, pointer: "", local: undefined, definition: undefined }
    follow(walk, place, { $ref: `#/definitions/document-${document.kind}` })
    return walk.found
  }),
)

function follow(walk: Walk, place: Place, schema: Schema): void {
  const reference = referenceOf(schema)
  if (reference !== undefined) {
    const read = readers[reference]
    return read ? read(walk, place) : follow(walk, place, definitions[reference] ?? {})
  }
  const { value } = place
  const meant = schema.anyOf && meantBranch(value, schema.anyOf)
  if (meant) return follow(walk, place, meant)
  const { items } = schema
  if (isList(value) && items) value.forEach((item, index) => follow(walk, inside(place, index, item), items))
  if (isObject(value)) followObject(walk, { ...place, value }, schema)
}

function followObject(walk: Walk, place: ObjectPlace, schema: Schema): void {
  const { properties = {}, additionalProperties: additional } = schema
  if (schema.properties === undefined && typeof additional !== "object") return
  const { items, key } = place.value
  const listing = isText(items) ? { ...place, items } : place
  recordFormats(walk, place, properties)
  recordShown(walk, place, schema)
  recordButtonWithoutTap(walk, place, schema)
  recordTapWithoutKey(walk, place, schema)
  if (isText(key) && (Object.hasOwn(properties, "key") || Object.hasOwn(properties, "widget")))
    record(walk, inside(place, "key", key), { kind: "key", key, ofAction: place.definition?.kind === "action" })
  for (const [name, value] of Object.entries(place.value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : additional
    if (typeof own !== "object") continue
    // Templates are drawn for each of what `items` beside them lists.
    const isTemplate = referenceOf(own) === "template"
    const from = isTemplate ? seeing(place, { kind: "item", items: isText(items) ? items : undefined }) : listing
    follow(walk, inside(from, name, value), own)
  }
}

const readProperty: Reader = (walk, place) =>
  void (isText(place.value) && record(walk, place, { kind: "property", name: place.value, items: place.items }))

const orPath =
  (read: Reader): Reader =>
  (walk, place) =>
    (isPath(place.value) ? readValue : read)(walk, place)

const readValue: Reader = (walk, place) => {
  const { value } = place
  if (isPath(value)) record(walk, place, { kind: "value", path: value })
  const path = pathWithoutSignIn(value)
  if (path !== undefined) record(walk, place, { kind: "path without sign", name: String(value), path })
  if (isList<Json>(value)) for (const [index, item] of value.entries()) readValue(walk, inside(place, index, item))
  if (isObject(value)) readOperator(walk, place, value)
}

/** An object in the place of a value is an operator; its operands are values, too. */
function readOperator(walk: Walk, place: Place, value: Fields): void {
  const operator = parseOperator(value, place.pointer)
  if (operator === undefined) return record(walk, place, { kind: "no operator", names: Object.keys(value) })
  record(walk, place, { kind: "operator", value })
  const { name, operands } = operator
  if (name === "code" || name === "codes") readTableName(walk, place, operands[0])
  const items = operands[0]?.value
  const itemScope = seeing(place, { kind: "item", items: isText(items) ? items : undefined })
  for (const operand of operands) {
    if (operand.value === undefined) continue
    const at = { ...place, value: operand.value, pointer: operand.pointer }
    if (isConditionOperand(operator, operand))
      readCondition(walk, name === "if" ? at : { ...at, local: itemScope.local })
    else if (name === "object") readFields(walk, at)
    else readValue(walk, at)
  }
}

function readTableName(walk: Walk, place: Place, table: WrittenOperand | undefined): void {
  if (isText(table?.value)) readName("codes")(walk, { ...place, value: table.value, pointer: table.pointer })
}

function readFields(walk: Walk, place: Place): void {
  for (const [name, field] of Object.entries(propertiesIn(place.value))) readValue(walk, inside(place, name, field))
}

const both =
  (one: Reader, other: Reader): Reader =>
  (walk, place) => (one(walk, place), other(walk, place))

const readTarget = orPath(readText((target) => ({ kind: "target", target })))

const readNamed =
  (thing: Exclude<NamedThing, "action">): Reader =>
  (walk, place) => {
    const { value } = place
    if (!isObject(value)) return
    const definition = definitionOf(walk.vocabulary, thing, value)
    record(walk, place, { kind: thing, [thing]: value, definition } as Details)
    followObject(walk, { ...place, value, definition }, namedSchema(thing, definition))
  }

const readBlock = readNamed("block")

/** Controls that draw rows give each row's item to their own options: one of the `items` that they list, or of what is answered. */
const readField: Reader = (walk, place) => {
  const { items, field } = propertiesIn(place.value)
  const row = { kind: "row", field: isText(field) ? field : "" } as const
  readNamed("field")(walk, seeing(place, isText(items) ? { kind: "item", items } : row))
}

const readUiItem: Reader = (walk, place) => {
  if (!isObject(place.value)) return
  const thing = uiThingOf(walk.vocabulary, place.value)
  if (thing === "section") return follow(walk, place, { $ref: "#/definitions/section" })
  return (thing === "field" ? readField : readBlock)(walk, place)
}

const readActions: Reader = (walk, place) => {
  const actions = place.value as readonly ActionSource[]
  record(walk, place, { kind: "actions", actions })
  let from = place
  for (const [index, action] of actions.entries()) {
    const call = isText(action["call"]) ? action["call"] : undefined
    readAction(walk, inside(from, index, action), call)
    const output = definitionOf(walk.vocabulary, "action", action)?.output
    if (call !== undefined) from = seeing(from, { kind: "answer", call })
    if (output !== undefined) from = seeing(from, { kind: "given", schema: asSchema(output) })
  }
}

function readAction(walk: Walk, place: Place, call: string | undefined): void {
  const action = place.value as ActionSource
  const definition = definitionOf(walk.vocabulary, "action", action)
  record(walk, place, { kind: "action", action, definition })
  const { on, ...value } = action
  followObject(walk, { ...place, value, definition }, namedSchema("action", definition))
  if (on !== undefined)
    readOutcomes(walk, { ...inside(place, "on", on), definition: undefined }, { kind: "answer", call })
}

/** After `ok` there is an answer, after anything else a failure. */
function readOutcomes(walk: Walk, place: Place, answer: Addition): void {
  for (const [outcome, actions] of Object.entries(place.value as Fields))
    readActions(walk, inside(seeing(place, outcome === "ok" ? answer : { kind: "failure" }), outcome, actions))
}

const documentAnswer: Addition = { kind: "document answer" }

/** What a source is given are its options, what a call is given are values. */
const readData: Reader = (walk, place) => {
  const { input, ...entry } = propertiesIn(place.value)
  const definition = walk.vocabulary.find("source", isText(entry["source"]) ? entry["source"] : undefined)
  if (definition === undefined || input === undefined) return follow(walk, place, definitions["data"] ?? {})
  follow(walk, { ...place, value: entry }, definitions["data"] ?? {})
  follow(walk, inside(place, "input", input), asSchema(definition.options))
}

/** Each names its definition, whose schema says what the value may name in turn. */
const readConstants: Reader = (walk, place) => {
  for (const [name, value] of Object.entries(propertiesIn(place.value))) {
    const at = inside(place, name, value)
    record(walk, at, { kind: "name", of: "constant", name })
    follow(walk, at, asSchema(walk.vocabulary.find("constant", name)?.output ?? {}))
  }
}

const readOptionsFrom: Reader = (walk, place) => {
  const { value } = place
  if (!isObject(value)) return
  const items = isText(value["items"]) ? value["items"] : undefined
  followObject(walk, { ...seeing(place, { kind: "item", items }), value }, definitions["optionsFrom"] ?? {})
}

const backPolicies: readonly Json[] = ["close", "history", "none", "flow"]

const readCondition: Reader = (walk, place) => {
  const condition = place.value as Condition
  record(walk, place, { kind: "condition", condition })
  for (const part of partsOf(condition, place.pointer))
    if (part.kind === "leaf")
      for (const [index, operand] of part.operands.entries()) {
        const value = isText(operand) ? fromOpaquePath(operand) : undefined
        if (value !== undefined) readValue(walk, { ...place, value, pointer: within(part.pointer, index) })
      }
}

/** `sheet:<name>`, or an address. */
const readThrough: Reader = (walk, place) => {
  const sheet = isText(place.value) && /^sheet:(.*)$/.exec(place.value)?.[1]
  return sheet === false || sheet === undefined
    ? readTarget(walk, place)
    : record(walk, place, { kind: "name", of: "sheet", name: sheet })
}

const readers: Readonly<Record<string, Reader>> = {
  text: readPlainText,
  rich: readText((text) => ({ kind: "text", text, rich: true })),
  value: readValue,
  condition: readCondition,
  test: (walk, place) => readCondition(walk, seeing(place, { kind: "item", items: place.items })),
  entryCondition: (walk, place) => readCondition(walk, seeing(place, documentAnswer)),
  actions: readActions,
  entryActions: (walk, place) => readActions(walk, seeing(place, documentAnswer)),
  outcomes: (walk, place) => readOutcomes(walk, place, documentAnswer),
  block: readBlock,
  "ui-item": readUiItem,
  target: readTarget,
  back: (walk, place) => void (backPolicies.includes(place.value) || readTarget(walk, place)),
  through: readThrough,
  message: readMessage,
  fieldText: readMessageText,
  messageText: readMessageText,
  interfaceText: readInterfaceText,
  plainText: readFixedText,
  scheme: readGiven("scheme"),
  colour: readGiven("colour"),
  designToken: readGiven("designToken"),
  optionsFrom: readOptionsFrom,
  constants: readConstants,
  data: readData,
  property: readProperty,
  image: both(
    readText((address) => ({ kind: "image", address })),
    readValue,
  ),
  format: orPath(readName("format")),
  link: orPath(readName("link")),
  icon: orPath(readName("icon")),
  callName: readName("call"),
  "action-name": readName("action"),
  ...Object.fromEntries(
    (
      [
        ...(["form", "call", "sheet", "codes", "illustration", "source", "skeleton", "conversion", "control"] as const),
        ...(["widget", "screen", "flow", "client", "area"] as const),
      ] as const
    ).map((kind) => [kind, readName(kind)]),
  ),
}
