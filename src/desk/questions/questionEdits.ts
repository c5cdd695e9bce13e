import type { PointerEdit } from "../../../renderer/editing"
import { within } from "../../../renderer/pointers"
import { answerEdits } from "../../domain/answerEdits"
import type { AnswerPlaces } from "../../domain/answerPlaces"
import type { Place } from "../DeskStore"
import type { Fields } from "../json"
import type { NewQuestion, QuestionKind } from "./questionKinds"

interface Adding {
  /** Where the question comes to stand in the list that its form, or a section of it, shows. */
  readonly place: Place
  readonly places: AnswerPlaces
  readonly kind: QuestionKind
  readonly question: NewQuestion
}

/** All that has to be written so that a question is asked, and its answer is taken for right and sent with the others. */
export function questionEdits({ place, places, kind, question }: Adding): readonly PointerEdit[] {
  const { isNumbered, isConsentsOnly, style } = places
  const schema = kind.schema(question, { isNumbered, isCoded: style === "upper" && !isConsentsOnly })
  const answer = { file: place.file, name: question.name, schemaIn: () => schema }
  const sampled = question.isRequired ? places.sampled : []
  const personal = kind.personal === undefined ? {} : { personal: question.personal }
  return [
    ...(answerEdits(places, { ...answer, ...personal }) as readonly PointerEdit[]),
    ...sampled.map((at) => answerAt(at, question.name, rightAnswer(schema, kind))),
    { ...place, op: "insert", value: fieldOf(question, kind, isNumbered) } as PointerEdit,
  ]
}

const answerAt = ({ file, pointer }: Place, name: string, value: unknown) =>
  ({ file, pointer: within(pointer, name), op: "set", value, isNew: true }) as PointerEdit

/** What a sample answers, so that it comes as far as it did. */
function rightAnswer(schema: Fields, kind: QuestionKind): unknown {
  const { type, items, const: only, enum: listed, maxLength = Number.POSITIVE_INFINITY } = schema as SaidSchema
  if (type === "array") return [rightAnswer(items ?? {}, kind)]
  return only ?? listed?.[0] ?? (typeof kind.example === "string" ? kind.example.slice(0, maxLength) : kind.example)
}

/** What a new question's schema may say. */
interface SaidSchema {
  readonly type?: string
  readonly items?: Fields
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly maxLength?: number
}

const fieldOf = (
  { name, label, isRequired, options }: NewQuestion,
  kind: QuestionKind,
  isNumbered: boolean,
): Fields => ({
  field: name,
  label,
  widget: kind.control,
  ...(isRequired ? { required: true } : {}),
  ...kind.field,
  ...(kind.hasOptions
    ? { options: options.map(({ label, value }) => ({ value: isNumbered ? Number(value) : value, label })) }
    : {}),
})
