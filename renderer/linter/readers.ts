/** What the references of option schemas and of document shapes mean: texts, blocks, actions, fields, names. */
import type { JsonSchema } from "../model/documents"
import type { Definition, DefinitionKind } from "../model/definitions"
import { partShapes } from "../model/shapes"
import { fieldsOf, isFields, textOf, textsOf } from "./json"
import type { NameKind } from "./names"
import { anything, jsonType } from "./schemas"
import { readValuePath } from "./scope"
import { complain, follow, followObject, inside, note, type Place, type Reader, type Walk } from "./walk"

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
  const definition = readWord(walk, place, "widget")
  note(walk, place, ["block", { block, definition }])
  const own = {
    key: { type: "string" },
    when: { $ref: "#/definitions/condition" },
    widget: { $ref: "#/definitions/widget" },
  }
  readOptions(walk, { ...place, definition }, own)
}

function readWord(walk: Walk, place: Place, kind: DefinitionKind): Definition | undefined {
  const name = fieldsOf(place.value)[kind === "action" ? "do" : "widget"]
  return typeof name === "string" ? walk.context.vocabulary.find(kind, name) : undefined
}

/** Options of a word together with the properties that every block, action or field has. */
function readOptions(walk: Walk, place: Place, own: Readonly<Record<string, unknown>>): void {
  const schema = place.definition?.options
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
  const definition = readWord(walk, place, "action")
  note(walk, place, ["action", { action, definition }])
  const call = calledBy(action)
  const { on, ...rest } = action
  readOptions(
    walk,
    { ...place, definition, value: rest },
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
    readActions(walk, inside({ ...place, definition: undefined, scope: place.scope.with(more) }, outcome, actions))
  }
}

/** A part of documents that has a shape of its own. */
const readPart =
  (shape: JsonSchema): Reader =>
  (walk, place) =>
    follow(walk, place, shape)

const readUi: Reader = readList((walk, place) => {
  const entry = fieldsOf(place.value)
  if (Object.hasOwn(entry, "section")) return follow(walk, place, partShapes.section)
  const name = textOf(entry["widget"]) ?? ""
  const isBlock =
    walk.context.vocabulary.find("widget", name) !== undefined ||
    walk.context.vocabulary.find("control", name) === undefined
  if (!Object.hasOwn(entry, "field") && isBlock) return readBlock(walk, place)
  readField(walk, place)
})

const readField: Reader = (walk, place) => {
  const field = place.value
  if (!isFields(field)) return complain(walk, place, ["wrong-type", jsonType(field), ["object"]])
  const definition = readWord(walk, place, "control")
  note(walk, place, ["field", { field, definition }])
  const control = definition?.options ?? {}
  // Controls that draw rows give each row's item to their own options.
  const nested = {
    ...place,
    scope: place.scope.with({ item: anything, index: { type: "integer" }, n: { type: "integer" } }),
  }
  const properties = { ...fieldsOf(control["properties"]), ...partShapes.field.properties }
  const required = [...partShapes.field.required, ...textsOf(control["required"])]
  followObject(
    walk,
    { ...nested, definition },
    { properties, required: [...new Set(required)], additionalProperties: definition === undefined },
  )
}

const readOptionsFrom: Reader = (walk, place) => {
  const items = fieldsOf(place.value)["items"]
  const reading = typeof items === "string" ? readValuePath(place.scope, items) : undefined
  const item = reading?.kind === "known" ? fieldsOf(reading.schema["items"]) : anything
  follow(walk, { ...place, scope: place.scope.with({ item, index: { type: "integer" } }) }, partShapes.optionsFrom)
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

const readEntryCondition: Reader = (walk, place) =>
  readCondition(walk, { ...place, scope: place.scope.with({ res: walk.types.answer }) })

const nothing: Reader = () => undefined

export const readers: Readonly<Record<string, Reader>> = {
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
  data: readPart(partShapes.data),
  sample: readPart(partShapes.sample),
  step: readPart(partShapes.step),
  fieldOption: readPart(partShapes.fieldOption),
  ui: readUi,
  outcomes: (walk, place) => readOutcomes(walk, place, walk.types.answer),
  entryActions: readEntryActions,
  entryCondition: readEntryCondition,
  optionsFrom: readOptionsFrom,
  back: readBack,
  point: nothing,
  anything: nothing,
  schema: nothing,
}
