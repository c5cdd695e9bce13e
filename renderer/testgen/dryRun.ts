import type { CompiledSample } from "../model/compiled"
import { type Button, buttonOf, exitButton, isOffered, pressesIn } from "./buttons"
import { examplesIn, type Examples } from "./candidates"
import { type Correction, dryRunCorrection } from "./correction"
import { fillScreen, type Filling, type Tap, tapBlock, tapOf } from "./fill"
import { isValues } from "./reading"
import { type Effect, startInHarness, type Harness } from "./harness"
import { createModelServer } from "./modelServer"
import type { FlowUnderTest, Plan, Values } from "./types"

export interface DryRunStep extends Filling {
  readonly screen: string
  /** The button that ends the step. */
  readonly button?: Tap
  /** Where the screen led, what it called, in order. */
  readonly effects: readonly Effect[]
  /** Steps that were corrected from here before the button was pressed. */
  readonly corrections: readonly Correction[]
}

export interface DryRunOptions extends Omit<Harness, "answerCall" | "context" | "press"> {
  /** A server in place of the supposed one. */
  readonly answerCall?: Harness["answerCall"]
  /** Answers that only somebody outside knows (a code that was mailed), asked for once a screen stands. */
  readonly hint?: (screen: string) => Promise<Values>
  /** A state of the last screen that gives what an exit needs besides answers: results of a server, a query. */
  readonly sample?: CompiledSample
  /** Runs before each step, for whoever looks on. */
  readonly before?: (plan: Plan, index: number) => Promise<void>
  /** Runs after each step with what it did. */
  readonly after?: (step: DryRunStep, plan: Plan, index: number) => Promise<void>
}

/** Plays a journey on the real screens: every question answered, every button pressed, the server supposed as the flow says. */
export async function dryRun(
  plan: Plan,
  setting: FlowUnderTest,
  theatre: DryRunOptions,
): Promise<readonly DryRunStep[]> {
  const examples = examplesOf(setting.modules)
  const steps: DryRunStep[] = []
  for (const [index, step] of plan.steps.entries()) {
    const next = plan.steps[index + 1]?.screen
    const module = setting.modules.get(step.screen)
    if (!module) continue
    const exit = next === undefined ? plan.exit : undefined
    const under = exit && theatre.sample
    const button = exit ? exitButton(module, exit, under !== undefined) : buttonOf(module, setting, next)
    const presses = button?.sheets ?? new Map(exit && pressesIn(exit.after))
    await theatre.before?.(plan, index)
    const corrections: Correction[] = []
    for (const goal of plan.shows)
      if (goal.kind === "edit" && goal.from === step.screen)
        corrections.push(await dryRunCorrection({ ...goal, known: step.known, examples }, setting, theatre))
    const scene = { ...step, button, presses, under, examples }
    const done = { ...(await dryRunStep(scene, setting, theatre)), corrections }
    steps.push(done)
    await theatre.after?.(done, plan, index)
  }
  return steps
}

const knownExamples = new WeakMap<FlowUnderTest["modules"], Examples>()

/** The same for every journey through the same screens. */
function examplesOf(modules: FlowUnderTest["modules"]): Examples {
  const examples = knownExamples.get(modules) ?? examplesIn(modules.values())
  knownExamples.set(modules, examples)
  return examples
}

interface StepOptions {
  readonly screen: string
  readonly answers: Values
  readonly known: Values
  readonly button: Button | undefined
  /** Which button of each half-sheet is pressed. */
  readonly presses: ReadonlyMap<string, string>
  readonly under: CompiledSample | undefined
  readonly examples: Examples
}

async function dryRunStep(
  scene: StepOptions,
  { model }: FlowUnderTest,
  theatre: DryRunOptions,
): Promise<Omit<DryRunStep, "corrections">> {
  const { screen, answers, known, button, presses, under, examples } = scene
  const server = theatre.answerCall ?? createModelServer(model, known, under?.calls)
  const stage: Harness = {
    ...theatre,
    context: isValues(known["ctx"]) ? known["ctx"] : {},
    answerCall: server,
    session: new Map(Object.entries(under?.kept ?? {})),
    press: (sheet) => presses.get(sheet),
  }
  const open = await startInHarness(stage, screen, under?.query)
  try {
    const decided = { ...answers, ...(await theatre.hint?.(screen)) }
    const filling = await fillScreen(open, { decided, avoid: button?.elsewhere ?? [], examples })
    if (!button || !isOffered(open.state.scope, button)) return { screen, ...filling, effects: [...open.effects] }
    const pressed = tapOf(open, button.block)
    await tapBlock(open, button.block)
    return { screen, ...filling, button: pressed, effects: [...open.effects] }
  } finally {
    open.close()
  }
}
