import type { PointerEdit } from "../../../../renderer/editing"
import { answerEdits } from "../../../domain/answerEdits"
import type { AnswerPlaces, QuestionDuplicate } from "../../../domain/answerPlaces"
import { isRecord, type JsonRecord, recordOf } from "../../../domain/json"
import { valueAt, within } from "../../../../renderer/pointers"
import type { WrittenPlace } from "../drawnParts"
import type { WrittenValues } from "../writtenValues"
import { findAnswerPlaces } from "./answerPlaces"
import { type PlacedSchema, rebased, schemaAt } from "./schemaPlaces"
import { hostsOf } from "./senders"
import { keysIn, withKeys } from "./tappedKeys"
import { tracesOf } from "./traces"
import { questionsIn } from "./walkWritten"

/**
 * What puts a question with the same settings behind one, with an answer of its own; undefined for what asks nothing, and where
 * nobody would get that answer.
 */
export function duplicateQuestion(
  written: WrittenValues,
  { file, pointer }: WrittenPlace,
): QuestionDuplicate<PointerEdit> | undefined {
  const places = findAnswerPlaces(written, file)
  const asked = questionsIn(recordOf(written.get(file))["ui"]).find((one) => one.pointer === pointer)
  if (asked === undefined || places === undefined || places.sent === "nowhere") return undefined
  const { name, question } = asked
  const schema = schemaAt(written, { file, pointer: within("/schema/properties", name) })
  if (schema === undefined || question["sent"] === false) return undefined
  const next = numbered(name, places.taken)
  const edits = answerEdits(places, {
    file,
    name: next,
    schemaIn: (of) => schemaOfCopy(schema, of),
    personal: personalOf(written, { file, name }, schema),
  }) as readonly PointerEdit[]
  const roots = hostsOf(written, String(recordOf(written.get(file))["id"])).map(({ root }) => root.slice(1))
  const copy = withKeys(duplicated(question, { roots, name, next }), keysIn(file, written.get(file)))
  const sampled = sampledCopies(written, places, { name, next })
  return { name: next, edits: [...edits, ...sampled, insertBehind({ file, pointer }, copy)] }
}

/** Samples that answer the first answer the second alike, so that they come as far as they did. */
function sampledCopies(
  written: WrittenValues,
  { sampled }: AnswerPlaces,
  { name, next }: Pick<Renaming, "name" | "next">,
): readonly PointerEdit[] {
  return sampled.flatMap(({ file, pointer }) => {
    const value = valueAt(written.get(file), within(pointer, name))
    return value === undefined
      ? []
      : [{ file, pointer: within(pointer, next), op: "set", value, isNew: true } as PointerEdit]
  })
}

/** A schema as another document writes it, without what is said of the first answer alone. */
function schemaOfCopy({ file, schema }: PlacedSchema, of: string): JsonRecord {
  const { personal: _said, title: _title, ...rest } = schema
  return recordOf(rebased(rest, file, of))
}

/** What the first answer says of a customer; of what may be anything something has to be said. */
function personalOf(
  written: WrittenValues,
  asked: { readonly file: string; readonly name: string },
  { schema }: PlacedSchema,
): string | undefined {
  const said = [schema, ...tracesOf(written, asked).map(({ value }) => recordOf(value))].map((one) => one["personal"])
  const known = said.find((one) => typeof one === "string")
  return known ?? (isFree(schema) || isFree(recordOf(schema["items"])) ? "answer" : undefined)
}

const isFree = (schema: JsonRecord): boolean =>
  [schema["type"]].flat().some((type) => type === "string" || type === "integer" || type === "number") &&
  ["enum", "const", "codes", "$ref", "personal"].every((key) => !(key in schema))

function insertBehind({ file, pointer }: WrittenPlace, value: unknown): PointerEdit {
  const [, list = "", index = "0"] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
  return { file, pointer: within(list, Number(index) + 1), op: "insert", value } as PointerEdit
}

/** `bankName2`, `BANK_NAME_2`: the next that nothing is called. */
function numbered(name: string, taken: readonly string[]): string {
  const [, stem = name] = /^(.*?)_?\d*$/.exec(name) ?? []
  const sign = /^[A-Z0-9_]+$/.test(name) ? "_" : ""
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase())
  const next = (count: number): string =>
    isTaken(`${stem}${sign}${count}`) ? next(count + 1) : `${stem}${sign}${count}`
  return next(2)
}

interface Renaming {
  readonly roots: readonly string[]
  readonly name: string
  readonly next: string
}

/** The same question: what it reads of its own answer it reads of its own. Former names belong to the first. */
function duplicated(question: Readonly<Record<string, unknown>>, renaming: Renaming): unknown {
  const { was: _was, ...rest } = question
  const { label } = question
  const value = withOwnAnswer(rest, renaming) as Readonly<Record<string, unknown>>
  return { ...value, field: renaming.next, ...(typeof label === "string" ? { label: `${label}（2）` } : {}) }
}

function withOwnAnswer(value: unknown, { roots, name, next }: Renaming): unknown {
  const reads = new RegExp(`((?:^\\$|\\{)(?:${roots.join("|")})\\.)${name}(?![\\w])`, "g")
  const visit = (part: unknown): unknown => {
    if (typeof part === "string") return part.replaceAll(reads, (_found, before: string) => before + next)
    if (Array.isArray(part)) return part.map(visit)
    return isRecord(part) ? Object.fromEntries(Object.entries(part).map(([key, one]) => [key, visit(one)])) : part
  }
  return visit(value)
}
