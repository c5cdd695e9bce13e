import type { PointerEdit } from "../../../../../renderer/editing"
import { type AnswerPlaces, loweredName, referenceTo } from "../../../../domain/answerPlaces"
import { isRecord, type JsonRecord, recordOf } from "../../../../domain/json"
import { valueAt, within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { removableTraces, sampledAnswers } from "../removeQuestion"
import { placeOfReference, rebased, schemaAt } from "../schemaPlaces"
import { keysIn, withKeys } from "../tappedKeys"
import type { Trace } from "../traces"
import type { FlowForm } from "./alikeForms"

/** A question where it stands, with what is written for its answer. */
export interface MovingQuestion {
  readonly own: FlowForm
  readonly name: string
  readonly pointer: string
  readonly question: JsonRecord
  readonly traces: readonly Trace[]
}

/** All that has to be written so that a question stands at the end of another form, and its answer goes where it went. */
export function moveEdits(written: WrittenValues, moving: MovingQuestion, target: FlowForm): readonly PointerEdit[] {
  const { own, name, pointer, question, traces } = moving
  const there = placesFor(target.places, name)
  const needed = [...there.schemas, ...there.named].map(({ place }) => place)
  const gone = [
    ...removableTraces(written, traces).filter((one) => !needed.some((place) => isSamePlace(one, place))),
    ...sampledAnswers(written, [own.host], name),
  ]
  const ui = recordOf(written.get(target.file))["ui"]
  const taken = new Set([target.file, target.host.file].flatMap((file) => [...keysIn(file, written.get(file))]))
  const moved = withKeys(rebased(question, own.file, target.file), taken)
  return [
    ...gone.map((one) => remove(written, one)),
    remove(written, { file: own.file, pointer }),
    ...schemaEdits(written, moving, target),
    ...there.named.flatMap(({ place, root }) => addition(written, place, `${root}.${name}`)),
    ...sampleEdits(written, moving, target),
    {
      file: target.file,
      pointer: within("/ui", Array.isArray(ui) ? ui.length : 0),
      op: "insert",
      value: moved,
    } as PointerEdit,
  ]
}

/** Where an answer of this name is written for a form, besides the form itself. */
function placesFor({ home, requests, named }: AnswerPlaces, name: string) {
  const nameAt = ({ isLowered }: { readonly isLowered?: true }) => (isLowered ? loweredName(name) : name)
  const placed = <At extends WrittenPlace & { readonly isLowered?: true }>(at: At) => ({
    ...at,
    place: { file: at.file, pointer: within(at.pointer, nameAt(at)) },
  })
  return {
    home: home && placed(home),
    schemas: [...(home ? [home] : []), ...requests].map(placed),
    named: named.map(placed),
  }
}

/** What the answer may be, in the other form and in what its call takes: as it is written for the form of today. */
function schemaEdits(written: WrittenValues, { own, name }: MovingQuestion, target: FlowForm): readonly PointerEdit[] {
  const [before, after] = [placesFor(own.places, name), placesFor(target.places, name)]
  const from = before.home?.place
  const shared = after.home?.place
  const form = { file: own.file, pointer: within("/schema/properties", name) }
  const raw = valueAt(written.get(own.file), form.pointer)
  const sent = from && valueAt(written.get(from.file), from.pointer)
  const isOfCall = isRecord(raw) && from !== undefined && leadsTo(raw, own.file, from)
  const asked = isOfCall && shared ? { $ref: referenceTo(target.file, shared) } : rebased(raw, own.file, target.file)
  const taken = (of: string) =>
    rebased(sent ?? schemaAt(written, form)?.schema, sent && from ? from.file : own.file, of)
  return [
    ...after.schemas.flatMap(({ place }) =>
      addition(
        written,
        place,
        shared && !isSamePlace(place, shared) ? { $ref: referenceTo(place.file, shared) } : taken(place.file),
      ),
    ),
    ...addition(written, { file: target.file, pointer: within("/schema/properties", name) }, asked),
  ]
}

const leadsTo = ({ $ref }: JsonRecord, file: string, place: WrittenPlace): boolean =>
  typeof $ref === "string" && isSamePlace(placeOfReference(file, $ref), place)

/** Samples that come through the other form answer what those of the form of today did. */
function sampleEdits(
  written: WrittenValues,
  { own, name, question, traces }: MovingQuestion,
  target: FlowForm,
): readonly PointerEdit[] {
  const isRequired = question["required"] === true || question["requiredWhen"] !== undefined
  const answers = own.places.sampled.map(({ file, pointer }) => valueAt(written.get(file), within(pointer, name)))
  const given = answers.find((one) => one !== undefined)
  const [schema] = traces.filter(({ kind }) => kind === "schema")
  const answer = given ?? (isRequired && schema ? firstOf(schemaAt(written, schema)?.schema) : undefined)
  if (answer === undefined) return []
  return target.places.sampled.flatMap(({ file, pointer }) =>
    addition(written, { file, pointer: within(pointer, name) }, answer),
  )
}

/** The first answer that a schema lists. */
function firstOf(schema: JsonRecord | undefined): unknown {
  const { const: only, enum: listed, items } = schema ?? {}
  const first = only ?? (Array.isArray(listed) ? (listed as readonly unknown[])[0] : undefined)
  const item = first === undefined && isRecord(items) ? firstOf(items) : undefined
  return first ?? (item === undefined ? undefined : [item])
}

const remove = (written: WrittenValues, { file, pointer }: WrittenPlace) =>
  ({ file, pointer, op: "remove", seen: valueAt(written.get(file), pointer) }) as PointerEdit

/** Nothing where it is written already. */
const addition = (written: WrittenValues, { file, pointer }: WrittenPlace, value: unknown): readonly PointerEdit[] =>
  valueAt(written.get(file), pointer) === undefined
    ? [{ file, pointer, op: "set", value, isNew: true } as PointerEdit]
    : []

const isSamePlace = (one: WrittenPlace, other: WrittenPlace): boolean =>
  one.file === other.file && one.pointer === other.pointer
