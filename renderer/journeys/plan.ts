import { createScope } from "../expressions/createScope"
import { evaluate } from "../expressions/evaluate"
import { same } from "../expressions/same"
import type { Path } from "../language/compiled"
import { findExit } from "./exits"
import { goalsOf } from "./goals"
import { pathsOf } from "./reading"
import { searchWalk } from "./search"
import { choicesFor, surveyFlow, type Survey } from "./survey"
import type { Goal, Journeying, Missed, Plan, PlannedStep, Plans } from "./types"
import type { Walk } from "./walk"

interface Found {
  readonly plan: Plan
  readonly walk: Walk
}

/** Invents journeys until every goal is shown or proven to be out of reach. The same documents give the same journeys. */
export function planJourneys(setting: Journeying): Plans {
  const survey = surveyFlow(setting)
  const goals = goalsOf(setting, decidingQuestions(survey))
  const founds: Found[] = []
  const missed: Missed[] = []
  for (const goal of goals) {
    if (founds.some((found) => isShown(survey, goal, found))) continue
    const found = findJourney(survey, goal)
    if ("plan" in found) founds.push(found)
    else missed.push(found)
  }
  return { plans: shareGoals(survey, goals, founds), goals, missed }
}

/** Questions whose answers some condition of the flow depends on. */
function decidingQuestions(survey: Survey) {
  const { flow, questions } = survey
  const paths = flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : []))
  const names = new Set(choicesFor(survey, paths).map(({ name }) => name))
  return [...questions.values()].flat().filter(({ name, isListed }) => isListed && names.has(name))
}

/** Every goal belongs to the first journey that shows it. */
function shareGoals(survey: Survey, goals: readonly Goal[], founds: readonly Found[]): readonly Plan[] {
  const shared = new Set<Goal>()
  return founds.map((found) => {
    const shows = goals.filter((goal) => !shared.has(goal) && isShown(survey, goal, found))
    for (const goal of shows) shared.add(goal)
    return { ...found.plan, shows }
  })
}

function findJourney(survey: Survey, goal: Goal): Found | Missed {
  if (goal.kind === "exit") return findExitJourney(survey, goal)
  if (goal.kind === "entry") return findEntryJourney(survey, goal)
  const { found, tried, all } = searchWalk(survey, {
    paths: pathsFor(survey, goal),
    fits: (walk) => isShown(survey, goal, { walk }),
  })
  return found === undefined ? { goal, tried, all } : { walk: found, plan: planOf(survey, found) }
}

/** Answers that no condition depends on stay open: whoever plays the journey finds some that fit. */
function planOf(survey: Survey, walk: Walk, more: Partial<Plan> = {}, paths: readonly Path[] = []): Plan {
  const { named, flow } = survey
  const scope = createScope(walk.known)
  const holds = [...named].filter(([, condition]) => evaluate(condition, scope) === true).map(([name]) => name)
  const asked = [...flow.steps.flatMap(({ when }) => (when ? pathsOf(when) : [])), ...paths]
  const at = more.exit === undefined ? undefined : more.steps?.at(-1)?.screen
  const names = new Set(choicesFor(survey, asked, at).map(({ name }) => name))
  const steps = (more.steps ?? walk.steps).map(({ screen, answers, known }) => ({
    screen,
    answers: Object.fromEntries(Object.entries(answers).filter(([field]) => names.has(`${screen}.${field}`))),
    known,
  }))
  return { given: walk.given, holds, shows: [], ...more, steps }
}

function findExitJourney(survey: Survey, goal: Extract<Goal, { kind: "exit" }>): Found | Missed {
  const exit = findExit(survey, goal)
  if (!("way" in exit)) return { goal, tried: exit.tried, all: exit.all }
  const { walk, needs, way } = exit
  const last = walk.steps.findIndex(({ screen }) => screen === goal.from)
  const label = survey.exits.find(({ name }) => name === goal.name)?.label ?? goal.name
  const { key, after, to } = way
  const planned = { name: goal.name, label, needs, ...(key === undefined ? {} : { key }), after, to }
  const steps = walk.steps.slice(0, last + 1)
  const paths = way.conditions.flatMap(({ when }) => pathsOf(when))
  return { walk, plan: planOf(survey, walk, { steps, exit: planned }, paths) }
}

/** The usual customer comes back: the first step at or after the one that the return point names, and all that follow. */
function findEntryJourney(survey: Survey, { point }: Extract<Goal, { kind: "entry" }>): Found | Missed {
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

function isShown(
  { named }: Survey,
  goal: Goal,
  { walk, plan }: { readonly walk: Walk; readonly plan?: Plan },
): boolean {
  const steps = plan?.steps ?? walk.steps
  switch (goal.kind) {
    case "step":
      return steps.some(({ screen }) => screen === goal.screen) === goal.open && (goal.open || isWhole(plan))
    case "condition": {
      const condition = named.get(goal.name)
      return isWhole(plan) && condition !== undefined && evaluate(condition, createScope(walk.known)) === goal.holds
    }
    case "answer":
      return isWhole(plan) && same(steps.find(({ screen }) => screen === goal.screen)?.answers[goal.field], goal.value)
    case "entry":
      return plan?.entry === goal.point
    case "exit":
      return plan?.exit?.name === goal.name && plan.steps.at(-1)?.screen === goal.from
  }
}

/** From the first step to the last. */
const isWhole = (plan: Plan | undefined): boolean => plan?.exit === undefined && plan?.entry === undefined

function pathsFor({ flow, named, questions }: Survey, goal: Goal): readonly Path[] {
  if (goal.kind === "entry" || goal.kind === "exit") return []
  if (goal.kind === "condition") {
    const condition = named.get(goal.name)
    return condition ? pathsOf(condition) : []
  }
  const when = flow.steps.find(({ screen }) => screen === goal.screen)?.when
  const own = when ? pathsOf(when) : []
  if (goal.kind === "step") return own
  const question = questions.get(goal.screen)?.find(({ field }) => field === goal.field)
  return question ? [...own, question.path] : own
}
