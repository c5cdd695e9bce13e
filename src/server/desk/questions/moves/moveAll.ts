import type { PointerEdit } from "../../../../../renderer/editing"
import { recordOf } from "../../../../domain/json"
import type { WrittenValues } from "../../writtenValues"
import { afterEdits } from "../first/afterEdits"
import { type Trace, tracesOf } from "../traces"
import { questionsIn, type WrittenQuestion } from "../walkWritten"
import { type FlowForm, findAlikeForms } from "./alikeForms"
import { moveEdits } from "./moveEdits"

/** Questions of one form, with what is written for their answers. */
export interface MovingQuestions {
  readonly own: FlowForm
  readonly questions: readonly (WrittenQuestion & { readonly traces: readonly Trace[] })[]
}

/** What moves questions to the end of another form, one after the other: each as the ones before have left the documents. */
export function moveAll(
  written: WrittenValues,
  { own, questions }: MovingQuestions,
  target: string,
): readonly PointerEdit[] {
  const all: PointerEdit[] = []
  let now = written
  for (const { name } of questions) {
    const { file } = own
    const alike = findAlikeForms(now, file)
    const there = alike?.others.find((one) => one.file === target)
    const asked = questionsIn(recordOf(now.get(file))["ui"]).find((one) => one.name === name)
    if (alike === undefined || there === undefined || asked === undefined) return []
    const moving = { ...asked, own: alike.own, traces: tracesOf(now, { file, name }) }
    const edits = moveEdits(now, moving, there)
    all.push(...edits)
    if (questions.length > 1) now = afterEdits(now, edits)
  }
  return all
}
