import type { PointerEdit } from "../../../renderer/editing"
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
  const personal = kind.personal === undefined ? {} : { personal: question.personal }
  return [
    ...(answerEdits(places, { ...answer, ...personal }) as readonly PointerEdit[]),
    { ...place, op: "insert", value: fieldOf(question, kind, isNumbered) } as PointerEdit,
  ]
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
