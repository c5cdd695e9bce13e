import { evaluate } from "../expressions/evaluate"
import { isFilled, toJson } from "../forms/model/answers"
import type { FormModel } from "../forms/model/FormModel"
import type { CompiledAction, CompiledBlock, CompiledUi } from "../model/compiled"
import { candidatesFor, examplesIn, type Examples } from "./candidates"
import { answeredIn, type Answered, leftOutIn, type LeftOut } from "./answered"
import { pathsOf } from "./conditions"
import type { RunningScreen } from "./harness"
import type { Values } from "./types"
import { isOffered } from "./buttons"
import { type ScreenTransition, type Tappable, toTappable } from "./screenTransitions"
import { type Tap, tap } from "./tap"

/** What a customer did on a screen before leaving it. */
export interface Filling {
  readonly title: string
  /** Prefilled answers included, as they are sent. */
  readonly answers: readonly Answered[]
  /** Blocks that had to be tapped before everything could be answered. */
  readonly taps: readonly Tap[]
  /** Questions that no known value answers. */
  readonly open: readonly string[]
  /** Questions that were asked and left out. */
  readonly leftOut: readonly LeftOut[]
}

interface Wanted {
  /** Answers that the path depends on. */
  readonly decided: Values
  /** Ways that the answers are not to lead to. */
  readonly avoid: readonly ScreenTransition[]
  readonly examples: Examples
}

/** Answers every question of an open screen: what is decided first, then all that is still missing or wrong. */
export async function fillScreen(screen: RunningScreen, { decided, avoid, examples: all }: Wanted): Promise<Filling> {
  const { state } = screen
  const examples = { own: examplesIn([{ ...state.module, calls: {} }]), all }
  const taps: Tap[] = []
  const fillAll = () => {
    for (const form of state.openForms) {
      for (const [field, value] of Object.entries(decided)) form.setAnswer(field, value)
      fillForm(form, examples)
    }
  }
  fillAll()
  for (const block of revealingBlocks(screen)) {
    const hidden = hiddenIn(screen)
    if (hidden === 0) break
    taps.push(await tap(screen, block))
    fillAll()
    if (hiddenIn(screen) < hidden) break
  }
  const fixed = new Set(Object.keys(decided))
  for (const transition of avoid) avoidTransition(screen, transition, { fixed, examples })
  const open = state.openForms.flatMap((form) => form.questions.filter(isWrong).map(({ name }) => name))
  const [answers, leftOut] = [state.openForms.flatMap(answeredIn), state.openForms.flatMap(leftOutIn)]
  return { title: state.title, answers, taps, open, leftOut }
}

interface AvoidOptions {
  readonly fixed: ReadonlySet<string>
  readonly examples: { readonly own: Examples; readonly all: Examples }
}

/** Where the answers lead elsewhere, another answer to one of the questions that decide it. */
function avoidTransition(
  screen: RunningScreen,
  { conditions }: ScreenTransition,
  { fixed, examples }: AvoidOptions,
): void {
  const { state } = screen
  const isAstray = () => conditions.every(({ when, holds }) => evaluate(when, state.scope) === holds)
  const fields = new Set(conditions.flatMap(({ when }) => pathsOf(when)).map(([, field]) => field))
  for (const form of state.openForms) {
    const deciding = form.questions.filter(({ name, isVisible }) => isVisible && fields.has(name) && !fixed.has(name))
    for (const question of deciding) {
      if (!isAstray()) return
      const before = toJson(question.relevant)
      const better = candidatesFor(question, examples).some((candidate) => {
        question.setAnswer(structuredClone(candidate))
        fillForm(form, examples)
        return !isAstray() && form.isValid && form.isFilled
      })
      if (!better) question.setAnswer(before)
    }
  }
}

const isWrong = ({ isVisible, isMissing, problem }: FormModel["questions"][number]): boolean =>
  isVisible && (isMissing || problem !== undefined)

/** Up to a handful of rounds, because one answer can ask for another. */
function fillForm(form: FormModel, examples: { readonly own: Examples; readonly all: Examples }): void {
  for (let round = 0; round < 5; round += 1) {
    const wrong = form.questions.filter(isWrong)
    if (wrong.length === 0) return
    for (const question of wrong) {
      const before = question.isMissing ? undefined : toJson(question.relevant)
      const found = candidatesFor(question, examples).find((candidate) => {
        question.setAnswer(structuredClone(candidate))
        return isFilled(candidate) && question.isAnswered && question.problem === undefined
      })
      if (found === undefined) question.setAnswer(before)
      else question.markEdited()
    }
  }
}

/** Questions that must be answered and wait for something that a tap on the screen would set. */
const hiddenIn = ({ state }: RunningScreen): number =>
  state.openForms
    .flatMap(({ questions }) => questions)
    .filter(
      ({ spec, isVisible, isRequired }) =>
        !isVisible && isRequired && spec.when !== undefined && pathsOf(spec.when).some(([root]) => root === "state"),
    ).length

/** Blocks between the fields that set a value of the screen, those that are offered now. */
const revealingBlocks = ({ state }: RunningScreen): readonly Tappable[] =>
  state.openForms
    .flatMap(({ form }) => blocksIn(form.ui))
    .flatMap(({ key, when, options }) =>
      key === undefined ? [] : [toTappable(key, options, when === undefined ? [] : [{ when, holds: true }])],
    )
    .filter((block) => setsState(block.tap) && isOffered(state.scope, block))

const setsState = (actions: readonly CompiledAction[]): boolean =>
  actions.some(({ do: name, on }) => name === "set" || Object.values(on ?? {}).some(setsState))

const blocksIn = (ui: readonly CompiledUi[]): readonly CompiledBlock[] =>
  ui.flatMap((part) => (part.kind === "block" ? [part.block] : part.kind === "section" ? blocksIn(part.ui) : []))
