import { createScope } from "../expressions/createScope"
import { evaluate } from "../expressions/evaluate"
import type { Path } from "../language/compiled"
import type { Question } from "./questions"
import { pathsOf, read } from "./reading"
import { searchWalk, type Search } from "./search"
import { type Survey, waysTo } from "./survey"
import type { Decisions, Goal } from "./types"
import { answer, type Walk } from "./walk"
import { type Way, type WayCondition, writeWay } from "./ways"

export interface FoundExit {
  readonly walk: Walk
  readonly way: Way
  /** Conditions that answers do not decide. */
  readonly needs: readonly string[]
}

/** A journey that leaves the flow from one screen: by answers alone where they can, else with what a server says. */
export function findExit(survey: Survey, { name, from }: Extract<Goal, { kind: "exit" }>): FoundExit | Search {
  const questions = survey.questions.get(from) ?? []
  const own = survey.flow.steps.find(({ screen }) => screen === from)?.when
  const ways = waysTo(survey, name, from).map((way) => ({ way, ...split(survey, way, questions) }))
  let tried = 0
  for (const { way, known, unknown } of ways.toSorted((one, other) => cost(one) - cost(other))) {
    const paths = [...known.flatMap(({ when }) => pathsOf(when)), ...(own ? pathsOf(own) : [])]
    const fits = (found: Walk, decisions: Decisions) => leaves(known, found, { from, questions, decisions })
    const search = searchWalk(survey, { paths, at: from, fits })
    tried += search.tried
    if (search.found === undefined) continue
    return { walk: search.found, way, needs: unknown.map(writeWay) }
  }
  return { found: undefined, tried, all: ways.length > 0 }
}

const cost = ({ way, unknown }: { readonly way: Way; readonly unknown: readonly unknown[] }): number =>
  unknown.length * 10 + way.after.length

/** Conditions that answers and surroundings decide, and those that something else does. */
function split(survey: Survey, { conditions }: Way, questions: readonly Question[]) {
  const isKnown = ({ when }: WayCondition) => pathsOf(when).every((path) => isKnowable(survey, path, questions))
  return {
    known: conditions.filter(isKnown),
    unknown: conditions.filter((condition) => !isKnown(condition)),
  }
}

function isKnowable({ assumes }: Survey, path: Path, questions: readonly Question[]): boolean {
  const [root] = path
  return (
    questions.some(({ into }) => into === root) ||
    assumes.answers?.[0] === root ||
    read(assumes.start, path) !== undefined
  )
}

interface Place {
  readonly from: string
  readonly questions: readonly Question[]
  readonly decisions: Decisions
}

function leaves(conditions: readonly WayCondition[], { steps }: Walk, { from, questions, decisions }: Place): boolean {
  const step = steps.find(({ screen }) => screen === from)
  if (step === undefined) return false
  const { answers } = answer(questions, step.known, decisions)
  const roots = Object.fromEntries(questions.map(({ into }) => [into, answers]))
  const scope = createScope({ ...step.known, ...roots })
  return conditions.every(({ when, holds }) => evaluate(when, scope) === holds)
}
