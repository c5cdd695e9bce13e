import { createTextLoader, type DocumentSet, type DocumentTexts } from "../../../renderer/compiler"
import type { CaseStep, CustomerCase } from "../../domain/cases"
import { recordOf } from "../../domain/json"
import { judge } from "../../sentences"
import { maskAnswers } from "./maskAnswers"

interface Worked {
  readonly point: string
  readonly steps: readonly Omit<CaseStep, "why">[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly setAside: number
  readonly today: string
  readonly now: Date
}

export type SaidCase = Pick<CustomerCase, "steps" | "values" | "setAside" | "resumesAt">

const load = createTextLoader()

/** A case with its reasons, and with no value that says who the customer is. */
export function sayCase(worked: Worked, texts: DocumentTexts): SaidCase {
  const set = load(texts)
  const { answers, point, steps, setAside, today, now } = worked
  const knowledge = {
    named: namedIn(set),
    valueOf: (path: string) => ({ ...byPath(answers), "$ctx.today": today })[path],
  }
  const conditions = stepConditions(set)
  const resumesAt = set
    .all("flow")
    .map(({ document }) => document.entry?.points[point]?.step)
    .find((step) => step !== undefined)
  return {
    ...(resumesAt === undefined ? {} : { resumesAt }),
    setAside,
    values: byPath(maskAnswers(answers, { set, now })),
    steps: steps.map((step) => {
      const when = conditions.get(step.screen)
      return when === undefined ? step : { ...step, why: judge(when, knowledge) }
    }),
  }
}

const byPath = (answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [`$saved.draft.${name}`, value]))

const namedIn = (set: DocumentSet) => {
  const conditions = recordOf(set.find("conditions", "conditions")?.document.conditions)
  return (name: string) => recordOf(conditions[name])["when"]
}

/** On what each step depends. */
const stepConditions = (set: DocumentSet): ReadonlyMap<string, unknown> =>
  new Map(
    set
      .all("flow")
      .flatMap(({ document }) => document.sections)
      .flatMap(({ steps }) => steps.map(({ screen, when }) => [screen, when] as const)),
  )
