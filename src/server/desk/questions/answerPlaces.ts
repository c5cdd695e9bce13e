import { type AnswerPlaces, loweredName, type NameStyle, type NamingPlace } from "../../../domain/answerPlaces"
import { isRecord, type JsonRecord, recordOf, textsIn } from "../../../domain/json"
import { valueAt, within } from "../../../../renderer/pointers"
import type { WrittenValues } from "../writtenValues"
import { type PlacedSchema, placeOfReference, propertiesOf, schemaAt } from "./schemaPlaces"
import { type Sender, sendersOf } from "./senders"
import { submittingSamples } from "./submittingSamples"
import { objectsIn, questionsIn } from "./walkWritten"

/** Where an answer is written that a form does not ask yet; undefined for a file that is no form. */
export function findAnswerPlaces(written: WrittenValues, file: string): AnswerPlaces | undefined {
  const known = found.get(written) ?? new Map<string, AnswerPlaces | undefined>()
  found.set(written, known)
  if (!known.has(file)) known.set(file, answerPlacesOf(written, file))
  return known.get(file)
}

/** Duplicating and removing ask for those of the same form again. */
const found = new WeakMap<WrittenValues, Map<string, AnswerPlaces | undefined>>()

function answerPlacesOf(written: WrittenValues, file: string): AnswerPlaces | undefined {
  const form = recordOf(written.get(file))
  if (form["kind"] !== "form") return undefined
  const asked = new Set(questionsIn(form["ui"]).map(({ name }) => name))
  const senders = mostSending(sendersOf(written, { file, id: String(form["id"]) }), asked)
  const calls = [...new Set(senders.map(({ call }) => fileOfCall(written, call)))]
  const taking = senders.flatMap((sender) => takenBy(written, sender))
  const isLowered = senders.some(isLowering)
  const lowered = isLowered ? ({ isLowered } as const) : {}
  const shared = taking.find((one) => isRecord(one.schema["properties"]) && isShared(one.file))
  const home = shared ? { ...propertiesPlace(shared), ...lowered } : definitionsOf(written, file)
  const named = namingPlaces(senders)
  const requests = [...distinct(taking.filter((one) => isRecord(one.schema["properties"]))), ...keptIn(written, named)]
    .map(propertiesPlace)
    .filter(({ file: of, pointer }) => of !== home?.file || pointer !== home.pointer)
  const isWhole = senders.some((one) => one.isWhole)
  return {
    sent: senders.length === 0 ? "nowhere" : isWhole && calls.length > 0 ? "whole" : "named",
    calls,
    isConsentsOnly: taking.length > 0 && taking.every(takesConsents),
    named,
    requests: requests.map((one) => ({ ...one, ...lowered })),
    ...(home ? { home } : {}),
    sampled: submittingSamples(written, String(form["id"])),
    style: styleOf(form, home && valueAt(written.get(home.file), home.pointer)),
    taken: takenNames(written, file, [...taking.map(propertiesOf), ...(home ? [namesIn(written, home.file)] : [])]),
    isNumbered: isNumbered(form),
  }
}

/** The senders of the one call that takes most of the answers: others take what they need of them. */
function mostSending(senders: readonly Sender[], asked: ReadonlySet<string>): readonly Sender[] {
  const weights = new Map<string, number>()
  for (const { call, isWhole, named } of senders) {
    const names = named
      .flatMap((one) => (one.isKept ? [] : one.names))
      .filter(([name, answer]) => asked.has(answer) || asked.has(name))
    const weight = isWhole ? Number.POSITIVE_INFINITY : new Set(names.map(([, answer]) => answer)).size
    if (weight > 0) weights.set(call, Math.max(weight, weights.get(call) ?? 0))
  }
  const most = Math.max(0, ...weights.values())
  const [chosen] = [...weights].find(([, weight]) => weight === most) ?? []
  return senders.filter(({ call }) => call === chosen)
}

function fileOfCall(written: WrittenValues, id: string): string {
  const found = [...written].find(([, value]) => recordOf(value)["kind"] === "call" && recordOf(value)["id"] === id)
  return found?.[0] ?? ""
}

/** The schema that what is sent has to fit. */
function takenBy(written: WrittenValues, { call, part }: Sender): readonly PlacedSchema[] {
  const request = schemaAt(written, { file: fileOfCall(written, call), pointer: "/request" })
  const inside = part === undefined || request === undefined ? undefined : within(`${request.pointer}/properties`, part)
  const found = inside === undefined ? request : schemaAt(written, { file: request?.file ?? "", pointer: inside })
  return found ? [found] : []
}

const isShared = (file: string): boolean => file.startsWith("shared/")

const takesConsents = ({ schema }: PlacedSchema): boolean =>
  schema["properties"] === undefined && recordOf(schema["additionalProperties"])["const"] === true

const propertiesPlace = ({ file, pointer }: PlacedSchema) => ({ file, pointer: within(pointer, "properties") })

const distinct = (schemas: readonly PlacedSchema[]): readonly PlacedSchema[] => [
  ...new Map(schemas.map((one) => [`${one.file}#${one.pointer}`, one])).values(),
]

/** A call whose own names are those of the answers in small letters. */
const isLowering = ({ named }: Sender): boolean =>
  named.some(({ isKept, names }) => {
    const renamed = names.filter(([name, answer]) => name !== answer && name === loweredName(answer))
    const same = names.filter(([name, answer]) => name === answer)
    return !isKept && renamed.length > same.length
  })

function namingPlaces(senders: readonly Sender[]): readonly NamingPlace[] {
  const places = senders.flatMap((sender) =>
    sender.named.map(({ file, pointer, root, isKept }): NamingPlace => ({
      file,
      pointer,
      root,
      ...(!isKept && isLowering(sender) ? { isLowered: true } : {}),
    })),
  )
  return [...new Map(places.map((one) => [`${one.file}#${one.pointer}`, one])).values()]
}

/** What is kept until it is sent is declared in the document of the app. */
const keptIn = (written: WrittenValues, named: readonly NamingPlace[]): readonly PlacedSchema[] =>
  named.flatMap(({ root }) => {
    const [, name] = /^\$kept\.(\w+)$/.exec(root) ?? []
    const found = name && schemaAt(written, { file: "app.json", pointer: within("/scope/kept/properties", name) })
    return found && isRecord(found.schema["properties"]) ? [found] : []
  })

/** The definitions of the shared document that most schemas of the form refer to, where most of them refer to one. */
function definitionsOf(written: WrittenValues, file: string): AnswerPlaces["home"] {
  const schemas = Object.values(recordOf(valueAt(written.get(file), "/schema/properties")))
  const places = schemas.flatMap((schema) => {
    const { $ref } = recordOf(schema)
    return typeof $ref === "string" ? [placeOfReference(file, $ref)] : []
  })
  const shared = places.find((place) => isShared(place.file) && /^\/definitions\/[^/]+$/.test(place.pointer))
  return shared && places.length * 2 > schemas.length ? { file: shared.file, pointer: "/definitions" } : undefined
}

const isUpper = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(name)

/** As most names of the form; of one without questions, as what its answers stand among. */
function styleOf(form: JsonRecord, beside: unknown): NameStyle {
  const own = Object.keys(recordOf(valueAt(form, "/schema/properties")))
  const names = own.length > 0 ? own : Object.keys(recordOf(beside))
  return names.filter(isUpper).length * 2 > names.length ? "upper" : "camel"
}

function takenNames(written: WrittenValues, file: string, others: readonly JsonRecord[]): readonly string[] {
  const form = recordOf(written.get(file))
  const questions = questionsIn(form["ui"]).flatMap(({ name, question }) => [name, ...textsIn(question["was"])])
  const own = Object.keys(recordOf(valueAt(form, "/schema/properties")))
  return [...new Set([...questions, ...own, ...others.flatMap((one) => Object.keys(one))])]
}

/** Names of all properties and definitions of a shared document: an answer of the same name would be taken for that one. */
const namesIn = (written: WrittenValues, file: string): JsonRecord =>
  Object.assign(
    {},
    ...objectsIn(file, written.get(file)).flatMap(({ object: { properties, definitions } }) => [
      recordOf(properties),
      recordOf(definitions),
    ]),
  ) as JsonRecord

/** Most of its coded answers are numbers; where there are none, forms with names in capitals have numbers. */
function isNumbered(form: JsonRecord): boolean {
  const schemas = Object.values(recordOf(valueAt(form, "/schema/properties"))).map(recordOf)
  const coded = schemas.filter(
    ({ enum: listed, items }) => listed !== undefined || recordOf(items)["enum"] !== undefined,
  )
  const numbered = coded.filter(
    (schema) => (schema["type"] ?? "") === "integer" || recordOf(schema["items"])["type"] === "integer",
  )
  return coded.length > 0 ? numbered.length * 2 > coded.length : styleOf(form, undefined) === "upper"
}
