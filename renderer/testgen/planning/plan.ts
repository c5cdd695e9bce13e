import type { Path } from "../../model/compiled"
import { coverGoals } from "./cover"
import { pathsOfEdge, pathsOfEdit, stepPaths } from "./edges"
import { findExitJourney, findLeavingJourney, findRefusedJourney } from "./endings"
import { goalsOf } from "./goals"
import { joinJourneys } from "./join"
import { planOf } from "./planOf"
import { pathsOf } from "../conditions"
import { searchWalk } from "./search"
import { isShown, type Found } from "./shown"
import { choicesFor, analyseFlow, type FlowAnalysis } from "../flowAnalysis"
import type { Goal, FlowUnderTest, Missed, PlannedStep, Plans } from "../types"

/** Invents journeys until every goal is shown or proven to be out of reach. The same documents give the same journeys. */
export function planJourneys(setting: FlowUnderTest): Plans {
  const survey = analyseFlow(setting)
  const goals = goalsOf(survey, decidingQuestions(survey))
  const founds: Found[] = []
  const missed: Missed[] = []
  for (const goal of goals) {
    if (founds.some((found) => isShown(survey, goal, found))) continue
    const found = findJourney(survey, goal)
    if ("plan" in found) founds.push(found)
    else missed.push(found)
  }
  return { plans: coverGoals(survey, goals, joinJourneys(survey, goals, founds)), goals, missed }
}

/** Questions whose answers some condition of the flow depends on. */
function decidingQuestions(survey: FlowAnalysis) {
  const { flow, questions } = survey
  const paths = flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : []))
  const names = new Set(choicesFor(survey, paths).map(({ name }) => name))
  return [...questions.values()].flat().filter(({ name, isListed }) => isListed && names.has(name))
}

function findJourney(survey: FlowAnalysis, goal: Goal): Found | Missed {
  if (goal.kind === "exit") return findExitJourney(survey, goal)
  if (goal.kind === "refusal") return findRefusedJourney(survey, goal)
  if (goal.kind === "entry") return findEntryJourney(survey, goal)
  const {
    found,
    tried,
    all,
    decisions = new Map(),
  } = searchWalk(survey, {
    paths: pathsFor(survey, goal),
    fits: (walk) => isShown(survey, goal, { walk }),
  })
  if (found !== undefined) return { walk: found, decisions, plan: planOf(survey, found) }
  const leaving = goal.kind === "edge" ? findLeavingJourney(survey, goal) : undefined
  return leaving ?? { goal, tried, all }
}

/** The usual customer comes back: the first step at or after the one that the return point names, and all that follow. */
function findEntryJourney(survey: FlowAnalysis, { point }: Extract<Goal, { kind: "entry" }>): Found | Missed {
  const { flow } = survey
  const { found } = searchWalk(survey, { paths: [], fits: () => true })
  const step = flow.entry?.points[point]?.step
  const goal: Goal = { kind: "entry", point }
  if (found === undefined) return { goal, tried: 0, all: true }
  const order = flow.steps.map(({ screen }) => screen)
  const isAside = step !== undefined && !order.includes(step)
  const from =
    step === undefined
      ? found.steps.length
      : found.steps.findIndex(({ screen }) => order.indexOf(screen) >= order.indexOf(step))
  const aside: readonly PlannedStep[] = isAside ? [{ screen: step, answers: {}, known: found.known }] : []
  const steps = isAside ? aside : from < 0 ? [] : found.steps.slice(from)
  return { walk: found, plan: planOf(survey, found, { entry: point, steps }) }
}

/** Everything that a whole journey must know to show this. */
function pathsFor(survey: FlowAnalysis, goal: Goal): readonly Path[] {
  switch (goal.kind) {
    case "step":
      return stepPaths(survey.flow, goal.screen)
    case "condition": {
      const condition = survey.named.get(goal.name)
      return condition ? pathsOf(condition) : []
    }
    case "answer": {
      const question = survey.questions.get(goal.screen)?.find(({ field }) => field === goal.field)
      return [...stepPaths(survey.flow, goal.screen), ...(question ? [question.path] : [])]
    }
    case "edge":
      return pathsOfEdge(survey, goal)
    case "edit":
      return pathsOfEdit(survey, goal)
    default:
      return []
  }
}
