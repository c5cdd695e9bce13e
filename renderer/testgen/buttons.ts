import { evaluate, isCondition } from "../expressions/evaluate"
import type { Scope } from "../model/scope"
import type { CompiledBlock, CompiledCondition, ScreenModule } from "../model/compiled"
import type { ActionEffect } from "../model/effects"
import { isValues } from "./reading"
import type { FlowUnderTest, PlannedExit, Values } from "./types"
import { type ScreenTransition, screenTransitions } from "./screenTransitions"

export interface Button {
  readonly block: CompiledBlock
  /** What has to hold on the screen so that it is there. */
  readonly offered: readonly CompiledCondition[]
  /** Which button of each half-sheet on the way. */
  readonly sheets: ReadonlyMap<string, string>
  /** Where the same button leads with other answers. */
  readonly elsewhere: readonly ScreenTransition[]
}

/** Actions after which the flow, the server or the native app decides where to go. */
const deciding: readonly ActionEffect[] = ["advances", "resumes"]
const rank = (effect: ActionEffect): number => (deciding.includes(effect) ? deciding.indexOf(effect) : deciding.length)

/** The button that leads on: of all transitions out the shortest to the next step. */
export function buttonOf(module: ScreenModule, setting: FlowUnderTest, step: string | undefined): Button | undefined {
  const next = step === undefined ? setting.flow.aside.map(({ screen }) => screen) : [step]
  const leadsOn = ({ effect, to }: ScreenTransition) => deciding.includes(effect) || next.includes(to)
  const transitions = screenTransitions(module, setting).filter(
    ({ key, after }) => key !== undefined && after.every((part) => part.startsWith("sheet:")),
  )
  const [way] = transitions
    .filter(leadsOn)
    .toSorted((one, other) => one.after.length - other.after.length || rank(one.effect) - rank(other.effect))
  if (way?.key === undefined) return undefined
  const own = transitions.filter(({ key }) => key === way.key)
  const sheets = own.filter(leadsOn).flatMap(({ after }) => pressesIn(after))
  const elsewhere = own.filter((other) => !leadsOn(other) && other.after.length === 0)
  return withBlock(module, way.key, { sheets: new Map(sheets), elsewhere })
}

/** The button of an exit, where all that it needs is there. */
export const exitButton = (
  module: ScreenModule,
  { key, needs, after }: PlannedExit,
  isProvided: boolean,
): Button | undefined =>
  key === undefined || (needs.length > 0 && !isProvided)
    ? undefined
    : withBlock(module, key, { sheets: new Map(pressesIn(after)), elsewhere: [] })

export const pressesIn = (after: readonly string[]) =>
  after.map((part) => part.split(":")).map(([, sheet = "", button = ""]) => [sheet, button] as const)

function withBlock(module: ScreenModule, key: string, rest: Omit<Button, keyof Found>): Button | undefined {
  const found = findButton(module, key)
  return found && { ...found, ...rest }
}

type Found = Pick<Button, "block" | "offered">

export const findButton = ({ screen, forms }: ScreenModule, key: string): Found | undefined =>
  keyedBlocks([...screen.footer, ...screen.body, ...Object.values(forms).map(({ ui }) => ui)]).find(
    ({ block }) => block.key === key,
  )

/** Blocks of a screen, those inside others included, and what can be tapped inside a block. */
function keyedBlocks(value: unknown, outer: readonly CompiledCondition[] = []): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((item) => keyedBlocks(item, outer))
  if (!isValues(value) || isCondition(value)) return []
  const own = conditionOf(value["when"])
  const offered = own === undefined ? outer : [...outer, own]
  const block = toBlock(value)
  const inner = Object.values(value).flatMap((part) => keyedBlocks(part, offered))
  return block === undefined ? inner : [{ block, offered }, ...inner]
}

const conditionOf = (when: unknown): CompiledCondition | undefined =>
  isCondition(when) ? when : isValues(when) && isCondition(when["@when"]) ? when["@when"] : undefined

function toBlock(value: Values): CompiledBlock | undefined {
  if (typeof value["widget"] === "string") return value as unknown as CompiledBlock
  const { key, name, label, tap } = value
  if (typeof key !== "string" || tap === undefined) return undefined
  return { widget: "button", at: "", key, options: { label: name ?? label, tap } }
}

/** Every condition of the button and of what it stands in holds. */
export const isOffered = (scope: Scope, { offered }: Found): boolean =>
  offered.every((condition) => evaluate(condition, scope) === true)
