import type { CompiledSample } from "../model/compiled"
import { type Button, buttonOf, exitButton, isOffered, pressesIn } from "./buttons"
import { examplesIn, type Examples } from "./candidates"
import { type Correction, rehearseCorrection } from "./correction"
import { fillScreen, type Filling, type Tap, tapBlock, tapOf } from "./fill"
import { isValues } from "./reading"
import { type Deed, openScreen, type Stage } from "./rehearsal"
import { supposeServer } from "./supposedServer"
import type { Journeying, Plan, Values } from "./types"

export interface RehearsedStep extends Filling {
  readonly screen: string
  /** The button that ends the step. */
  readonly button?: Tap
  /** Where the screen led, what it called, in order. */
  readonly deeds: readonly Deed[]
  /** Steps that were corrected from here before the button was pressed. */
  readonly corrections: readonly Correction[]
}

export interface Theatre extends Omit<Stage, "answerCall" | "context" | "press"> {
  /** A server in place of the supposed one. */
  readonly answerCall?: Stage["answerCall"]
  /** Answers that only somebody outside knows (a code that was mailed), asked for once a screen stands. */
  readonly whisper?: (screen: string) => Promise<Values>
  /** A state of the last screen that gives what an exit needs besides answers: results of a server, a query. */
  readonly under?: CompiledSample
  /** Runs before each step, for whoever looks on. */
  readonly before?: (plan: Plan, index: number) => Promise<void>
  /** Runs after each step with what it did. */
  readonly after?: (step: RehearsedStep, plan: Plan, index: number) => Promise<void>
}

/** Plays a journey on the real screens: every question answered, every button pressed, the server supposed as the flow says. */
export async function rehearse(plan: Plan, setting: Journeying, theatre: Theatre): Promise<readonly RehearsedStep[]> {
  const examples = examplesOf(setting.modules)
  const steps: RehearsedStep[] = []
  for (const [index, step] of plan.steps.entries()) {
    const next = plan.steps[index + 1]?.screen
    const module = setting.modules.get(step.screen)
    if (!module) continue
    const exit = next === undefined ? plan.exit : undefined
    const under = exit && theatre.under
    const button = exit ? exitButton(module, exit, under !== undefined) : buttonOf(module, setting, next)
    const presses = button?.sheets ?? new Map(exit && pressesIn(exit.after))
    await theatre.before?.(plan, index)
    const corrections: Correction[] = []
    for (const goal of plan.shows)
      if (goal.kind === "edit" && goal.from === step.screen)
        corrections.push(await rehearseCorrection({ ...goal, known: step.known, examples }, setting, theatre))
    const scene = { ...step, button, presses, under, examples }
    const done = { ...(await rehearseStep(scene, setting, theatre)), corrections }
    steps.push(done)
    await theatre.after?.(done, plan, index)
  }
  return steps
}

const knownExamples = new WeakMap<Journeying["modules"], Examples>()

/** The same for every journey through the same screens. */
function examplesOf(modules: Journeying["modules"]): Examples {
  const examples = knownExamples.get(modules) ?? examplesIn(modules.values())
  knownExamples.set(modules, examples)
  return examples
}

interface Scene {
  readonly screen: string
  readonly answers: Values
  readonly known: Values
  readonly button: Button | undefined
  /** Which button of each half-sheet is pressed. */
  readonly presses: ReadonlyMap<string, string>
  readonly under: CompiledSample | undefined
  readonly examples: Examples
}

async function rehearseStep(
  scene: Scene,
  { assumes }: Journeying,
  theatre: Theatre,
): Promise<Omit<RehearsedStep, "corrections">> {
  const { screen, answers, known, button, presses, under, examples } = scene
  const server = theatre.answerCall ?? supposeServer(assumes, known, under?.calls)
  const stage: Stage = {
    ...theatre,
    context: isValues(known["ctx"]) ? known["ctx"] : {},
    answerCall: server,
    kept: new Map(Object.entries(under?.kept ?? {})),
    press: (sheet) => presses.get(sheet),
  }
  const open = await openScreen(stage, screen, under?.query)
  try {
    const decided = { ...answers, ...(await theatre.whisper?.(screen)) }
    const filling = await fillScreen(open, { decided, avoid: button?.astray ?? [], examples })
    if (!button || !isOffered(open.state.scope, button)) return { screen, ...filling, deeds: [...open.deeds] }
    const pressed = tapOf(open, button.block)
    await tapBlock(open, button.block)
    return { screen, ...filling, button: pressed, deeds: [...open.deeds] }
  } finally {
    open.close()
  }
}
