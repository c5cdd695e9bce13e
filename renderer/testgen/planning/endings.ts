import { writeCondition } from "../../expressions/writeCondition"
import { findCheapest, findLeaving, findRefused, type Leaving, type Reason, rivalsOf } from "./exits"
import { exitTransitions } from "./exitTransitions"
import { planOf } from "./planOf"
import { pathsOf } from "../conditions"
import { refusalsAt } from "./refusals"
import type { Found } from "./shown"
import type { FlowAnalysis } from "../flowAnalysis"
import { landingOf } from "../flowTransitions"
import type { Goal, Missed, PlannedExit, PlannedRefusal } from "../types"
import type { Walk } from "../walk"
import { type ScreenTransition, writeTransition } from "../screenTransitions"

type GoalOf<Kind extends Goal["kind"]> = Extract<Goal, { kind: Kind }>

/** A scenario that leaves the flow from one screen, for one reason alone. */
export function findExitScenario(analysis: FlowAnalysis, goal: GoalOf<"exit">): Found | Missed {
  const { name, from, by } = goal
  const transition = exitTransitions(analysis, name, from).find((one) => writeTransition(one) === by)
  if (transition === undefined) return { goal, tried: 0, all: true }
  const leaving = findLeaving(analysis, { from, transition, rivals: rivalsOf(analysis, from, transition.conditions) })
  if (!("transition" in leaving)) return { goal, tried: leaving.tried, all: leaving.all }
  const label = analysis.exits.find((exit) => exit.name === name)?.label ?? name
  const when = transition.conditions.at(-1)?.when
  const refusal = transition.refused && when && { ...transition.refused, when: writeCondition(when) }
  return endAt(analysis, from, leaving, { exit: exitOf(leaving, { name, label, to: transition.to }), refusal })
}

/** A scenario to a screen that leads to another by an action of its own. */
export function findLeavingScenario(analysis: FlowAnalysis, { from, to }: GoalOf<"edge">): Found | undefined {
  const isThere = (transition: ScreenTransition) =>
    landingOf(analysis.flow, transition) === to && !("edit" in transition.query)
  const leaving = findCheapest(analysis, from, analysis.transitions.get(from)?.filter(isThere) ?? [])
  return leaving && endAt(analysis, from, leaving, { exit: exitOf(leaving, { name: to, label: to, to }) })
}

/** A scenario to answers that a server refuses, wherever they are asked. */
export function findRefusedScenario(analysis: FlowAnalysis, goal: GoalOf<"refusal">): Found | Missed {
  const { call, code, when } = goal
  let [tried, all] = [0, true]
  for (const { screen } of analysis.flow.steps) {
    const reason = refusalsAt(analysis, screen).find(
      (one) => one.code === code && one.when === when && one.call === call,
    )
    if (reason === undefined) continue
    const conditions = [{ when: reason.condition, holds: true }]
    const search = findRefused(analysis, screen, conditions)
    if (search.found !== undefined)
      return endAt(analysis, screen, { ...search, walk: search.found, conditions }, { refusal: { call, code, when } })
    tried += search.tried
    all &&= search.all
  }
  return { goal, tried, all }
}

const exitOf = ({ transition, needs }: Leaving, named: Pick<PlannedExit, "name" | "label" | "to">): PlannedExit => {
  const { tapped, after } = transition
  return {
    ...named,
    by: writeTransition(transition),
    needs,
    ...(tapped === undefined ? {} : { key: tapped.key }),
    after,
  }
}

interface Ended {
  readonly walk: Walk
  readonly conditions: Reason
  readonly rivals: readonly Reason[]
}

interface Ending {
  readonly exit?: PlannedExit
  readonly refusal?: PlannedRefusal | undefined
}

/** The steps up to a screen; a screen beside the flow stands alone. */
function endAt(
  analysis: FlowAnalysis,
  from: string,
  { walk, conditions, rivals }: Ended,
  { exit, refusal }: Ending,
): Found {
  const last = walk.steps.findIndex(({ screen }) => screen === from)
  const steps = last < 0 ? [{ screen: from, answers: {}, known: walk.known }] : walk.steps.slice(0, last + 1)
  const paths = [...conditions, ...rivals.flat()].flatMap(({ when }) => pathsOf(when))
  const ending = { ...(exit === undefined ? {} : { exit }), ...(refusal === undefined ? {} : { refusal }) }
  return { walk, plan: planOf(analysis, walk, { steps, ...ending }, paths) }
}
