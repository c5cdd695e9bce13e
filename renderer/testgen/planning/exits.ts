import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import { exitTransitions, isKnowable } from "./exitTransitions"
import { pathsOf } from "../conditions"
import { refusalsAt } from "./refusals"
import { searchWalk, type Search } from "./search"
import type { FlowAnalysis } from "../flowAnalysis"
import type { Decisions, TransitionCondition } from "../types"
import { answer, type Walk } from "../walk"
import { type ScreenTransition, writeTransitionCondition } from "../screenTransitions"

/** Something that the answers on a screen bring about, and what they must not bring about beside it. */
interface Wanted {
  readonly from: string
  readonly conditions: readonly TransitionCondition[]
  readonly rivals: readonly Reason[]
}

/** Conditions that together make something happen. */
export type Reason = readonly TransitionCondition[]

/** A scenario to a screen whose answers fulfil these conditions and none of the rivals'. */
function findAnswers(analysis: FlowAnalysis, { from, conditions, rivals }: Wanted): Search {
  const own = analysis.flow.steps.find(({ screen }) => screen === from)?.when
  const asked = [...conditions, ...rivals.flat()].flatMap(({ when }) => pathsOf(when))
  return searchWalk(analysis, {
    paths: [...asked, ...(own ? pathsOf(own) : [])],
    at: from,
    fits(walk, decisions) {
      const holds = conditionsAt(analysis, { walk, from, decisions })
      return holds !== undefined && holds(conditions) && !rivals.some(holds)
    },
  })
}

interface Position {
  readonly walk: Walk
  readonly from: string
  readonly decisions: Decisions
}

/** Tells whether conditions hold once a screen is answered; undefined where the walk does not come by. */
function conditionsAt({ questions }: FlowAnalysis, { walk, from, decisions }: Position) {
  const step = walk.steps.find(({ screen }) => screen === from)
  if (step === undefined) return undefined
  const asked = questions.get(from) ?? []
  const { answers } = answer(asked, step.known, decisions, walk.given)
  const scope = createScope({ ...step.known, ...Object.fromEntries(asked.map(({ into }) => [into, answers])) })
  return (conditions: readonly TransitionCondition[]): boolean =>
    conditions.every(({ when, holds }) => evaluate(when, scope) === holds)
}

/** A walk that leaves a screen by one transition. */
export interface Leaving {
  readonly walk: Walk
  readonly transition: ScreenTransition
  readonly conditions: Reason
  /** Conditions that answers do not decide. */
  readonly needs: readonly TransitionCondition[]
  /** Answers that keep every other reason away. */
  readonly rivals: readonly Reason[]
}

/** A scenario that leaves a screen by this transition: by answers alone where they can, else with what a server says. */
export function findLeaving(
  analysis: FlowAnalysis,
  {
    from,
    transition,
    rivals = [],
  }: { readonly from: string; readonly transition: ScreenTransition; readonly rivals?: readonly Reason[] },
): Leaving | Search {
  const isDetached = analysis.flow.detached.some(({ screen }) => screen === from)
  const isDecided = ({ when }: TransitionCondition) => !isDetached && isKnowable(analysis, when, from)
  const conditions = transition.conditions.filter(isDecided)
  const search = isDetached
    ? searchWalk(analysis, { paths: [], fits: () => true })
    : findAnswers(analysis, { from, conditions, rivals })
  if (search.found === undefined) return search
  const needs = transition.conditions.filter((condition) => !isDecided(condition))
  return { walk: search.found, transition, conditions: transition.conditions, needs, rivals }
}

/** The cheapest of several transitions: what a server has to say costs more than what a customer does. */
export const findCheapest = (
  analysis: FlowAnalysis,
  from: string,
  transitions: readonly ScreenTransition[],
): Leaving | undefined =>
  transitions
    .map((transition) => findLeaving(analysis, { from, transition }))
    .filter((found) => "transition" in found)
    .toSorted((one, other) => cost(one) - cost(other))[0]

const cost = ({ needs, transition }: Leaving): number => needs.length * 10 + transition.after.length

/** Every other reason for which this screen ends a scenario. */
export function rivalsOf(analysis: FlowAnalysis, from: string, own: readonly TransitionCondition[]): readonly Reason[] {
  const written = own.map(writeTransitionCondition)
  const isSame = (reason: Reason) => reason.every((condition) => written.includes(writeTransitionCondition(condition)))
  const ofExits = analysis.exits
    .flatMap(({ name }) => exitTransitions(analysis, name, from))
    .filter(({ after }) => after.every((part) => part.startsWith("sheet:")))
    .map(({ conditions }) => conditions)
    .filter((reason) => reason.every(({ when }) => isKnowable(analysis, when, from)))
  const ofRefusals = refusalsAt(analysis, from).map(({ condition }): Reason => [{ when: condition, holds: true }])
  return [...ofExits, ...ofRefusals].filter((reason) => !isSame(reason))
}

/** A scenario to answers that a server refuses for one reason alone. */
export function findRefused(
  analysis: FlowAnalysis,
  from: string,
  conditions: Reason,
): Search & Pick<Leaving, "rivals"> {
  const rivals = rivalsOf(analysis, from, conditions)
  return { ...findAnswers(analysis, { from, conditions, rivals }), rivals }
}
