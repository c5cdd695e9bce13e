import { type AnswerPlaces, loweredName, referenceTo } from "./answerPlaces"
import type { JsonRecord } from "./json"
import { within } from "../../renderer/pointers"

/** What is written at a place that nothing stands at yet. */
export interface AnswerEdit {
  readonly file: string
  readonly pointer: string
  readonly op: "set"
  readonly value: unknown
  /** Nothing is written where somebody else was quicker. */
  readonly isNew: true
}

interface NewAnswer {
  /** The form. */
  readonly file: string
  readonly name: string
  /** What an answer may be, as this document writes it. */
  readonly schemaIn: (file: string) => JsonRecord
  /** What it says of a customer; absent where that is clear. */
  readonly personal?: string | undefined
}

/** All that has to be written besides a question, so that its answer is taken for right and sent with the others. */
export function answerEdits(
  places: AnswerPlaces,
  { file, name, schemaIn, personal }: NewAnswer,
): readonly AnswerEdit[] {
  const { home, requests, named } = places
  const classed = (of: string): JsonRecord => {
    // Which answer a form begins with is its own matter.
    const { default: _start, ...schema } = schemaIn(of)
    return personal === undefined ? schema : { personal, ...schema }
  }
  const nameAt = ({ isLowered }: { readonly isLowered?: true }) => (isLowered ? loweredName(name) : name)
  const shared = home && { file: home.file, pointer: within(home.pointer, nameAt(home)) }
  const ofForm = schemaIn(file)
  const isReferring = shared !== undefined && !("default" in ofForm)
  return [
    ...(home ? [set(home, nameAt(home), classed(home.file))] : []),
    ...requests.map((one) =>
      set(one, nameAt(one), shared ? { $ref: referenceTo(one.file, shared) } : classed(one.file)),
    ),
    ...named.map((one) => set(one, nameAt(one), `${one.root}.${name}`)),
    set({ file, pointer: "/schema/properties" }, name, isReferring ? { $ref: referenceTo(file, shared) } : ofForm),
  ]
}

const set = (at: Pick<AnswerEdit, "file" | "pointer">, key: string, value: unknown): AnswerEdit => ({
  file: at.file,
  pointer: within(at.pointer, key),
  op: "set",
  value,
  isNew: true,
})
