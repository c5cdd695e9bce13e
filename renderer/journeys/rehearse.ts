import { evaluate, isCondition } from "../expressions/evaluate"
import type { CompiledBlock, CompiledSample, ScreenModule } from "../language/compiled"
import { examplesIn, type Examples } from "./candidates"
import { fillScreen, type Filling, type Tap, tapBlock, tapOf } from "./fill"
import { isValues } from "./reading"
import { type Deed, type OpenScreen, openScreen, type Stage } from "./rehearsal"
import { supposeServer } from "./supposedServer"
import type { Journeying, Plan, PlannedExit, Values } from "./types"
import { type Way, waysOf } from "./ways"

export interface RehearsedStep extends Filling {
  readonly screen: string
  /** The button that ends the step. */
  readonly button?: Tap
  /** Where the screen led, what it called, in order. */
  readonly deeds: readonly Deed[]
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
    const done = await rehearseStep({ ...step, button, presses, under, examples }, setting, theatre)
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

async function rehearseStep(scene: Scene, { assumes }: Journeying, theatre: Theatre): Promise<RehearsedStep> {
  const { screen, answers, known, button, presses, under, examples } = scene
  const server = theatre.answerCall ?? supposeServer(assumes, known, under?.calls)
  const stage: Stage = {
    ...theatre,
    context: isValues(known["ctx"]) ? known["ctx"] : {},
    answerCall: server,
    press: (sheet) => presses.get(sheet),
  }
  const open = await openScreen(stage, screen, under?.query)
  try {
    const decided = { ...answers, ...(await theatre.whisper?.(screen)) }
    const filling = await fillScreen(open, { decided, avoid: button?.astray ?? [], examples })
    if (!button || !isOffered(open, button.block)) return { screen, ...filling, deeds: [...open.deeds] }
    const pressed = tapOf(open, button.block)
    await tapBlock(open, button.block)
    return { screen, ...filling, button: pressed, deeds: [...open.deeds] }
  } finally {
    open.close()
  }
}

const isOffered = ({ state }: OpenScreen, { when }: CompiledBlock): boolean =>
  when === undefined || evaluate(when, state.scope) === true

interface Button {
  readonly block: CompiledBlock
  /** Which button of each half-sheet on the way. */
  readonly sheets: ReadonlyMap<string, string>
  /** Where the same button leads with other answers. */
  readonly astray: readonly Way[]
}

/** Actions after which the flow, the server or the native app decides where to go. */
const deciding: readonly string[] = ["next", "launch", "restart-flow"]
const rank = (by: string): number => (deciding.indexOf(by) + deciding.length + 1) % (deciding.length + 1)

/** The button that leads on: of all ways out the shortest to the next step. */
function buttonOf(module: ScreenModule, { flow, assumes }: Journeying, step: string | undefined): Button | undefined {
  const next = step === undefined ? flow.aside.map(({ screen }) => screen) : [step]
  const leadsOn = ({ by, to }: Way) => deciding.includes(by) || next.includes(to)
  const ways = waysOf(module, assumes.refused).filter(
    ({ key, after }) => key !== undefined && after.every((part) => part.startsWith("sheet:")),
  )
  const [way] = ways
    .filter(leadsOn)
    .toSorted((one, other) => one.after.length - other.after.length || rank(one.by) - rank(other.by))
  if (way?.key === undefined) return undefined
  const own = ways.filter(({ key }) => key === way.key)
  const sheets = own.filter(leadsOn).flatMap(({ after }) => pressesIn(after))
  const astray = own.filter((other) => !leadsOn(other) && other.after.length === 0)
  return findButton(module, way.key, { sheets: new Map(sheets), astray })
}

/** The button of an exit, where all that it needs is there. */
const exitButton = (
  module: ScreenModule,
  { key, needs, after }: PlannedExit,
  isProvided: boolean,
): Button | undefined =>
  key === undefined || (needs.length > 0 && !isProvided)
    ? undefined
    : findButton(module, key, { sheets: new Map(pressesIn(after)), astray: [] })

const pressesIn = (after: readonly string[]) =>
  after.map((part) => part.split(":")).map(([, sheet = "", button = ""]) => [sheet, button] as const)

function findButton(module: ScreenModule, key: string, rest: Omit<Button, "block">): Button | undefined {
  const block = keyedBlocks([...module.screen.footer, ...module.screen.body]).find((one) => one.key === key)
  return block && { block, ...rest }
}

/** Blocks of a screen, those inside others included. */
function keyedBlocks(value: unknown): readonly CompiledBlock[] {
  if (Array.isArray(value)) return value.flatMap(keyedBlocks)
  if (!isValues(value) || isCondition(value)) return []
  const own = typeof value["widget"] === "string" ? [value as unknown as CompiledBlock] : []
  return [...own, ...Object.values(value).flatMap(keyedBlocks)]
}
