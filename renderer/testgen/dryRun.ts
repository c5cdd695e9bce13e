import type { CompiledSample, ScreenModule } from "../model/compiled"
import { buttonOf, exitButton, pressesIn } from "./buttons"
import { examplesIn, type Examples } from "./candidates"
import { type Correction, dryRunCorrection } from "./correction"
import { createHarness, type PlayedScreen, playScreen, type Surroundings } from "./playScreen"
import type { FlowUnderTest, Plan, PlannedStep, Values } from "./types"

/** One step as it was played. */
export interface DryRunStep extends PlayedScreen {
  /** Steps that were corrected from here before the button was pressed. */
  readonly corrections: readonly Correction[]
}

/** What a dry run works with, and who watches it. */
export interface DryRunOptions extends Surroundings {
  /** Answers that only somebody outside knows (a code that was mailed), asked for once a screen stands. */
  readonly hint?: (screen: string) => Promise<Values>
  /** A state of the last screen that gives what an exit needs besides answers: results of a server, a query. */
  readonly sample?: CompiledSample
  /** Steps that are played; all of them where nothing is said. */
  readonly wants?: (index: number) => boolean
  /** Runs before each step, for whoever looks on. */
  readonly before?: (plan: Plan, index: number) => Promise<void>
  /** Runs after each step with what it did. */
  readonly after?: (step: DryRunStep, plan: Plan, index: number) => Promise<void>
}

/**
 * Plays a scenario on the real screens without drawing them: every question answered, every button pressed, the server as
 * the flow's test model describes it.
 */
export async function dryRun(
  plan: Plan,
  setting: FlowUnderTest,
  options: DryRunOptions,
): Promise<readonly DryRunStep[]> {
  const examples = examplesOf(setting.modules)
  const steps: DryRunStep[] = []
  for (const [index, step] of plan.steps.entries()) {
    const module = setting.modules.get(step.screen)
    if (!module || options.wants?.(index) === false) continue
    await options.before?.(plan, index)
    const corrections: Correction[] = []
    for (const goal of plan.shows)
      if (goal.kind === "edit" && goal.from === step.screen)
        corrections.push(await dryRunCorrection({ ...goal, known: step.known, examples }, setting, options))
    const played = await dryRunStep(
      { plan, step, next: plan.steps[index + 1]?.screen, module, examples },
      setting,
      options,
    )
    const done = { ...played, corrections }
    steps.push(done)
    await options.after?.(done, plan, index)
  }
  return steps
}

const knownExamples = new WeakMap<FlowUnderTest["modules"], Examples>()

/** The same for every scenario through the same screens. */
function examplesOf(modules: FlowUnderTest["modules"]): Examples {
  const examples = knownExamples.get(modules) ?? examplesIn(modules.values())
  knownExamples.set(modules, examples)
  return examples
}

interface StepOptions {
  readonly plan: Plan
  readonly step: PlannedStep
  readonly next: string | undefined
  readonly module: ScreenModule
  readonly examples: Examples
}

function dryRunStep(
  { plan, step, next, module, examples }: StepOptions,
  setting: FlowUnderTest,
  options: DryRunOptions,
): Promise<PlayedScreen> {
  const { screen, answers, known } = step
  const exit = next === undefined ? plan.exit : undefined
  const sample = exit && options.sample
  const button = exit
    ? exitButton(module, setting, { exit, isProvided: sample !== undefined })
    : buttonOf(module, setting, next)
  const presses = button?.sheets ?? new Map(exit && pressesIn(exit.after))
  const harness = {
    ...createHarness(options, setting, { known, sample }),
    press: (sheet: string) => presses.get(sheet),
  }
  const decide = async () => ({ ...answers, ...(await options.hint?.(screen)) })
  return playScreen(harness, { screen, query: sample?.query, button, examples, decide })
}
