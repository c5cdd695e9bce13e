import { evaluate } from "../expressions/evaluate"
import type { ScreenModule } from "../model/compiled"
import type { ActionEffect } from "../model/effects"
import type { Scope } from "../model/scope"
import { type ScreenTransition, screenTransitions, type Tappable } from "./screenTransitions"
import type { FlowUnderTest, PlannedExit } from "./types"

/** What ends a step. */
export interface Button extends Tappable {
  /** Which button of each half-sheet on the transition. */
  readonly sheets: ReadonlyMap<string, string>
  /** Where the same button leads with other answers. */
  readonly elsewhere: readonly ScreenTransition[]
}

/** Effects after which the flow, the server or the native app decides where to go. */
const deciding: readonly ActionEffect[] = ["advances", "resumes"]
const rank = (effect: ActionEffect): number => (deciding.includes(effect) ? deciding.indexOf(effect) : deciding.length)

/** A short cut answers in the customer's place; a journey gives its own answers. */
const answersItself = ({ tapped }: ScreenTransition): number =>
  Number(tapped?.tap.some((action) => action.do === "answer") === true)

/** The button that leads on: of all transitions the shortest to the next step. */
export function buttonOf(module: ScreenModule, setting: FlowUnderTest, step: string | undefined): Button | undefined {
  const next = step === undefined ? setting.flow.detached.map(({ screen }) => screen) : [step]
  const leadsOn = ({ effect, to }: ScreenTransition) => deciding.includes(effect) || next.includes(to)
  const tapped = screenTransitions(module, setting).filter(({ after }) =>
    after.every((part) => part.startsWith("sheet:")),
  )
  const button = tapped
    .filter((transition) => transition.tapped !== undefined && leadsOn(transition))
    .toSorted(
      (one, other) =>
        answersItself(one) - answersItself(other) ||
        one.after.length - other.after.length ||
        rank(one.effect) - rank(other.effect),
    )[0]?.tapped
  if (button === undefined) return undefined
  const own = tapped.filter((transition) => transition.tapped?.key === button.key)
  const sheets = own.filter(leadsOn).flatMap(({ after }) => pressesIn(after))
  const elsewhere = own.filter((other) => !leadsOn(other) && other.after.length === 0)
  return { ...button, sheets: new Map(sheets), elsewhere }
}

/** The button of an exit, where all that it needs is there. */
export function exitButton(
  module: ScreenModule,
  setting: FlowUnderTest,
  { exit: { key, needs, after }, isProvided }: { readonly exit: PlannedExit; readonly isProvided: boolean },
): Button | undefined {
  if (key === undefined || (needs.length > 0 && !isProvided)) return undefined
  const button = screenTransitions(module, setting).find(({ tapped }) => tapped?.key === key)?.tapped
  return button && { ...button, sheets: new Map(pressesIn(after)), elsewhere: [] }
}

/** Half-sheets that are opened on the transition, each with the button that is pressed. */
export const pressesIn = (after: readonly string[]) =>
  after.map((part) => part.split(":")).map(([, sheet = "", button = ""]) => [sheet, button] as const)

/** Every condition of the button and of what it stands in holds. */
export const isOffered = (scope: Scope, { offered }: Tappable): boolean =>
  offered.every(({ when, holds }) => evaluate(when, scope) === holds)
