import { within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import type { WrittenQuestion } from "../walkWritten"
import type { AlikeForms, FlowForm } from "./alikeForms"
import { filesOfScreen } from "./flowSteps"
import { readersOfAnswer } from "./readAnswers"

interface Moved extends Pick<AlikeForms, "flow" | "own"> {
  readonly questions: readonly WrittenQuestion[]
}

/** Where answers are needed before customers would come to their questions, asked on the screen of another form. */
export function createNeededBefore(
  written: WrittenValues,
  { flow, own, questions }: Moved,
): (target: FlowForm) => readonly WrittenPlace[] {
  const readers = questions.map(({ name }) => readersOfAnswer(written, flow, name))
  const readersOf = (file: string) => readers.flatMap((of) => of(file))
  const isMoved = (at: WrittenPlace) =>
    at.file === own.file && questions.some(({ pointer }) => isBelow(at.pointer, pointer))
  const inFlow = readersOf(flow.file)
  const inScreens = new Map(
    flow.steps.map(({ screen }, index) => [index, filesOfScreen(written, screen).flatMap(readersOf)] as const),
  )
  return (target) => {
    if (target.index <= own.index) return []
    const between = (index: number) => index >= own.index && index <= target.index
    const asked = flow.steps.flatMap((_, index) => (between(index) ? (inScreens.get(index) ?? []) : []))
    const passed = inFlow.filter((at) => {
      const index = flow.steps.findIndex((step) => isBelow(at.pointer, step.pointer))
      // How customers come into the flow, or past it, has no place among the screens.
      if (index < 0) return !isBelow(at.pointer, "/testModel")
      return between(index) && !(index === own.index && isBelow(at.pointer, whenOf(flow.steps[index])))
    })
    return distinct([...asked.filter((at) => !isMoved(at)), ...passed])
  }
}

const whenOf = (step: WrittenPlace | undefined): string => within(step?.pointer ?? "", "when")

export const isBelow = (pointer: string, above: string): boolean => pointer === above || pointer.startsWith(`${above}/`)

const distinct = (places: readonly WrittenPlace[]): readonly WrittenPlace[] => [
  ...new Map(places.map((one) => [`${one.file}#${one.pointer}`, one])).values(),
]
