import { coverGoals } from "./cover"
import { wantedForEdge, wantedForEdit, wantedStep } from "./edges"
import { findExitScenario, findLeavingScenario, findRefusedScenario } from "./endings"
import { goalsOf } from "./goals"
import { joinScenarios } from "./join"
import { planOf } from "./planOf"
import { pathsOf } from "../conditions"
import { type Search, searchWalk } from "./search"
import { solveWalk, type Wanted } from "./solve"
import { isShown, type Found } from "./shown"
import { choicesFor, analyseFlow, type FlowAnalysis } from "../flowAnalysis"
import type { Goal, FlowUnderTest, Missed, PlannedStep, Plans } from "../types"

/** Invents scenarios until every goal is shown or proven to be out of reach. The same documents give the same scenarios. */
export function planScenarios(setting: FlowUnderTest): Plans {
  const analysis = analyseFlow(setting)
  const goals = goalsOf(analysis, decidingQuestions(analysis))
  const founds: Found[] = []
  const missed: Missed[] = []
  for (const goal of goals) {
    if (founds.some((found) => isShown(analysis, goal, found))) continue
    const found = findScenario(analysis, goal)
    if ("plan" in found) founds.push(found)
    else missed.push(found)
  }
  return { plans: coverGoals(analysis, goals, joinScenarios(analysis, goals, founds)), goals, missed }
}

/** Questions whose answers some condition of the flow depends on. */
function decidingQuestions(analysis: FlowAnalysis) {
  const { flow, questions } = analysis
  const paths = flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : []))
  const names = new Set(choicesFor(analysis, paths).map(({ name }) => name))
  return [...questions.values()].flat().filter(({ name, isListed }) => isListed && names.has(name))
}

const noSearch: Search = { found: undefined, tried: 0, all: true }

function findScenario(analysis: FlowAnalysis, goal: Goal): Found | Missed {
  if (goal.kind === "exit") return findExitScenario(analysis, goal)
  if (goal.kind === "refusal") return findRefusedScenario(analysis, goal)
  if (goal.kind === "entry") return findEntryScenario(analysis, goal)
  const wanted = wantedFor(analysis, goal)
  const {
    found,
    tried,
    all,
    decisions = new Map(),
    fixed = decisions,
  } = wanted ? solveWalk(analysis, wanted) : noSearch
  if (found !== undefined) return { walk: found, decisions, fixed, plan: planOf(analysis, found) }
  const leaving = goal.kind === "edge" ? findLeavingScenario(analysis, goal) : undefined
  return leaving ?? { goal, tried, all }
}

/** The usual customer comes back: the first step at or after the one that the return point names, and all that follow. */
function findEntryScenario(analysis: FlowAnalysis, { point }: Extract<Goal, { kind: "entry" }>): Found | Missed {
  const { flow } = analysis
  const { found } = searchWalk(analysis, { paths: [], fits: () => true })
  const step = flow.entry?.points[point]?.step
  const goal: Goal = { kind: "entry", point }
  if (found === undefined) return { goal, tried: 0, all: true }
  const order = flow.steps.map(({ screen }) => screen)
  const isDetached = step !== undefined && !order.includes(step)
  const from =
    step === undefined
      ? found.steps.length
      : found.steps.findIndex(({ screen }) => order.indexOf(screen) >= order.indexOf(step))
  const detached: readonly PlannedStep[] = isDetached ? [{ screen: step, answers: {}, known: found.known }] : []
  const steps = isDetached ? detached : from < 0 ? [] : found.steps.slice(from)
  return { walk: found, plan: planOf(analysis, found, { entry: point, steps }) }
}

/** What a whole scenario has to show of a goal; undefined where none can. */
function wantedFor(analysis: FlowAnalysis, goal: Goal): readonly Wanted[] | undefined {
  const { flow, named, questions } = analysis
  switch (goal.kind) {
    case "step":
      return [wantedStep(flow, goal.screen, goal.open)]
    case "edge":
      return wantedForEdge(analysis, goal)
    case "edit":
      return wantedForEdit(analysis, goal)
    case "condition": {
      const condition = named.get(goal.name)
      return [{ paths: condition ? pathsOf(condition) : [], isMet: (walk) => isShown(analysis, goal, { walk }) }]
    }
    case "answer": {
      const question = questions.get(goal.screen)?.find(({ field }) => field === goal.field)
      const isMet: Wanted["isMet"] = (walk) => isShown(analysis, goal, { walk })
      return [wantedStep(flow, goal.screen, true), { paths: question ? [question.path] : [], isMet }]
    }
    default:
      return undefined
  }
}
