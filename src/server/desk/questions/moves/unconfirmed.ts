import { recordOf } from "../../../../domain/json"
import { pathsRead } from "../../../../domain/pathsRead"
import { within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { schemaAt } from "../schemaPlaces"
import { objectsIn, questionsIn, type WrittenQuestion } from "../walkWritten"
import type { FlowForm } from "./alikeForms"
import { fileOf, filesOfScreen, type WrittenFlow } from "./flowSteps"
import { answerIn } from "./readAnswers"

interface Moved {
  readonly flow: WrittenFlow
  readonly own: FlowForm
  readonly questions: readonly WrittenQuestion[]
}

/** Screens where customers look again at most answers of a form, and would miss some of them once questions stand in another one. */
export function createUnconfirmed(
  written: WrittenValues,
  { flow, own, questions }: Moved,
): (target: FlowForm) => readonly WrittenPlace[] {
  const shown = flow.steps.map(({ screen }) => shownOn(written, flow, screen))
  const namesOf = (form: FlowForm) =>
    questionsIn(recordOf(written.get(form.file))["ui"])
      .filter((one) => isConfirmed(written, form, one))
      .map((one) => one.name)
  const moved = questions.filter((one) => isConfirmed(written, own, one)).map((one) => one.name)
  const before = namesOf(own)
  const left = before.filter((one) => !moved.includes(one))
  return (target) => {
    const there = namesOf(target)
    return shown.flatMap((answers, index) => {
      const sides = [
        { form: target, was: there, is: [...there, ...moved] },
        { form: own, was: before, is: left },
      ]
      const isMissing = sides.some(
        ({ form, was, is }) =>
          form.index !== index && missed(is, answers).some((one) => !missed(was, answers).includes(one)),
      )
      const file = fileOf(written, "screen", flow.steps[index]?.screen)
      return isMissing && file !== undefined ? [{ file, pointer: "" }] : []
    })
  }
}

/** Answers that a screen does not show, where it shows most of them. */
function missed(names: readonly string[], answers: ReadonlySet<string>): readonly string[] {
  const others = names.filter((one) => !answers.has(one))
  return others.length === names.length || others.length * 2 > names.length ? [] : others
}

/** What can be wrong: a consent can only be given. */
const isConfirmed = (
  written: WrittenValues,
  { file }: FlowForm,
  { name, question }: Pick<WrittenQuestion, "name" | "question">,
): boolean =>
  question["sent"] !== false &&
  question["confirmed"] !== false &&
  schemaAt(written, { file, pointer: within("/schema/properties", name) })?.schema["const"] === undefined

/** Names of the answers that a screen shows. */
const shownOn = (written: WrittenValues, { answers }: WrittenFlow, screen: string): ReadonlySet<string> =>
  new Set(
    filesOfScreen(written, screen).flatMap((file) =>
      objectsIn(file, written.get(file)).flatMap(({ object: { text, value } }) =>
        pathsRead([text, value].filter((one) => typeof one === "string")).flatMap((path) =>
          answers === undefined ? [] : (answerIn(path, answers) ?? []),
        ),
      ),
    ),
  )
