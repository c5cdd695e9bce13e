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

/** A journey that leaves the flow from one screen, for one reason alone. */
export function findExitJourney(survey: FlowAnalysis, goal: GoalOf<"exit">): Found | Missed {
  const { name, from, by } = goal
  const way = exitTransitions(survey, name, from).find((one) => writeTransition(one) === by)
  if (way === undefined) return { goal, tried: 0, all: true }
  const leaving = findLeaving(survey, { from, way, rivals: rivalsOf(survey, from, way.conditions) })
  if (!("way" in leaving)) return { goal, tried: leaving.tried, all: leaving.all }
  const label = survey.exits.find((exit) => exit.name === name)?.label ?? name
  const when = way.conditions.at(-1)?.when
  const refusal = way.refused && when && { ...way.refused, when: writeCondition(when) }
  return endAt(survey, from, leaving, { exit: exitOf(leaving, { name, label, to: way.to }), refusal })
}

/** A journey to a screen that leads to another by an action of its own. */
export function findLeavingJourney(survey: FlowAnalysis, { from, to }: GoalOf<"edge">): Found | undefined {
  const isThere = (way: ScreenTransition) => landingOf(survey.flow, way) === to && !("edit" in way.query)
  const leaving = findCheapest(survey, from, survey.transitions.get(from)?.filter(isThere) ?? [])
  return leaving && endAt(survey, from, leaving, { exit: exitOf(leaving, { name: to, label: to, to }) })
}

/** A journey to answers that a server refuses, wherever they are asked. */
export function findRefusedJourney(survey: FlowAnalysis, goal: GoalOf<"refusal">): Found | Missed {
  const { call, code, when } = goal
  let [tried, all] = [0, true]
  for (const { screen } of survey.flow.steps) {
    const reason = refusalsAt(survey, screen).find((one) => one.code === code && one.when === when && one.call === call)
    if (reason === undefined) continue
    const conditions = [{ when: reason.condition, holds: true }]
    const search = findRefused(survey, screen, conditions)
    if (search.found !== undefined)
      return endAt(survey, screen, { ...search, walk: search.found, conditions }, { refusal: { call, code, when } })
    tried += search.tried
    all &&= search.all
  }
  return { goal, tried, all }
}

const exitOf = ({ way, needs }: Leaving, named: Pick<PlannedExit, "name" | "label" | "to">): PlannedExit => {
  const { tapped, after } = way
  return { ...named, by: writeTransition(way), needs, ...(tapped === undefined ? {} : { key: tapped.key }), after }
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
  survey: FlowAnalysis,
  from: string,
  { walk, conditions, rivals }: Ended,
  { exit, refusal }: Ending,
): Found {
  const last = walk.steps.findIndex(({ screen }) => screen === from)
  const steps = last < 0 ? [{ screen: from, answers: {}, known: walk.known }] : walk.steps.slice(0, last + 1)
  const paths = [...conditions, ...rivals.flat()].flatMap(({ when }) => pathsOf(when))
  const ending = { ...(exit === undefined ? {} : { exit }), ...(refusal === undefined ? {} : { refusal }) }
  return { walk, plan: planOf(survey, walk, { steps, ...ending }, paths) }
}
