import { evaluate, resolveValue } from "../expressions/evaluate"
import { createScope } from "../expressions/createScope"
import type { Path } from "../model/compiled"
import type { Scope } from "../model/scope"
import { same } from "../expressions/same"
import { isOpen } from "../flows/path"
import type { Question } from "./questions"
import { getAt, merge, setAll, setAt } from "./values"
import type { TestModel, Decisions, FlowUnderTest, Given, PlannedStep, Values } from "./types"

/** A flow walked with one set of decisions. */
export interface Walk {
  readonly steps: readonly PlannedStep[]
  /** What became known on the way without being asked. */
  readonly given: readonly Given[]
  /** Everything that is known after the last step. */
  readonly known: Values
}

/** Name of the choice among what becomes known by itself. */
export const givenName = (index: number): string => `given:${index}`
/** Something of the surroundings that conditions ask for: device, address. */
export const surroundingName = (path: readonly string[]): string => `around:${path.join(".")}`

type Questions = ReadonlyMap<string, readonly Question[]>

/**
 * Walks the flow from its first step with these decisions; every step is evaluated with what is known by then. What is given
 * on the way fits what is answered later: the decided choice, else the first that does.
 */
export function walk(setting: Pick<FlowUnderTest, "flow" | "model">, questions: Questions, decisions: Decisions): Walk {
  const { given } = setting.model
  let assumed = given.flatMap(
    ({ choices }, index) => choices.find((choice) => choice === decisions.get(givenName(index))) ?? choices[0] ?? [],
  )
  let found = walkWith(setting, questions, { decisions, assumed })
  for (const [index, { choices }] of given.entries()) {
    const isFor = ({ known }: Walk, one: Given | undefined) =>
      one?.when === undefined || evaluate(one.when, createScope(known)) === true
    if (isFor(found, assumed[index])) continue
    for (const other of choices) {
      const others = assumed.with(index, other)
      const attempt = walkWith(setting, questions, { decisions, assumed: others })
      if (!isFor(attempt, other)) continue
      assumed = others
      found = attempt
      break
    }
  }
  return found
}

interface Supposed {
  readonly decisions: Decisions
  /** One choice of each list of what is given. */
  readonly assumed: readonly Given[]
}

function walkWith(
  { flow, model }: Pick<FlowUnderTest, "flow" | "model">,
  questions: Questions,
  { decisions, assumed }: Supposed,
): Walk {
  const steps: PlannedStep[] = []
  const given: Given[] = []
  let known = startOf(model, decisions)
  const scopes = new Map<Values, Scope>()
  for (const step of flow.steps) {
    const scope = scopes.get(known) ?? createScope(known)
    scopes.set(known, scope)
    if (!isOpen(step, scope)) continue
    const asked = questions.get(step.screen) ?? []
    const { answers, after } = answer(asked, known, decisions, assumed)
    steps.push({ screen: step.screen, answers, known })
    known = after
    for (const [index, { after: screen }] of model.given.entries()) {
      const chosen = assumed[index]
      if (screen !== step.screen || chosen === undefined) continue
      known = merge(known, chosen.values)
      given.push(chosen)
    }
    known = decide(known, model)
  }
  return { steps, given, known }
}

function startOf({ start }: TestModel, decisions: Decisions): Values {
  const around = [...decisions].filter(([name]) => name.startsWith("around:"))
  return around.reduce((all, [name, value]) => setAt(all, name.slice("around:".length).split("."), value), start)
}

/** Answers the questions of one step, each as far as it is asked; twice, because one may wait for a later one. */
export function answer(
  questions: readonly Question[],
  known: Values,
  decisions: Decisions,
  assumed: readonly Given[] = [],
): { readonly answers: Values; readonly after: Values } {
  const first = answerOnce(questions, known, { decisions, assumed, before: {} })
  if (!questions.some(dependsOnOthers)) return first
  return answerOnce(questions, known, { decisions, assumed, before: first.answers })
}

function answerOnce(
  questions: readonly Question[],
  known: Values,
  { before, ...supposed }: Supposed & { readonly before: Values },
): { readonly answers: Values; readonly after: Values } {
  const answers: Record<string, unknown> = {}
  const stored: (readonly [Path, unknown])[] = []
  for (const question of questions) {
    const scope = dependsOnOthers(question)
      ? createScope({ ...setAll(known, stored), [question.into]: { ...before, ...answers } })
      : noScope
    const isAsked = question.when.every((condition) => evaluate(condition, scope) === true)
    const value = isAsked ? valueOf(question, supposed, scope) : undefined
    if (value === undefined) continue
    answers[question.field] = value
    stored.push([question.path, value])
  }
  return { answers, after: setAll(known, stored) }
}

const noScope = createScope({})

/** Whether what was answered before decides about the question or its options. */
const dependsOnOthers = ({ when, options }: Question): boolean =>
  when.length > 0 || options.some((option) => option.when !== undefined || option.disabledWhen !== undefined)

/** The decided value if it is offered now, else what somebody like that answers, else the first that is offered. */
function valueOf(question: Question, { decisions, assumed }: Supposed, scope: Scope): unknown {
  const { name, path, options, values } = question
  const isOffered = (value: unknown): boolean =>
    (Array.isArray(value) ? value : [value]).every((one) => {
      const option = options.find((candidate) => same(candidate.value, one))
      if (option === undefined) return true
      const isThere = option.when === undefined || evaluate(option.when, scope) === true
      return isThere && !(option.disabledWhen !== undefined && evaluate(option.disabledWhen, scope) === true)
    })
  const own = assumed.map(({ answers = {} }) => getAt(answers, path))
  const wanted = [decisions.get(name), ...own].find((value) => value !== undefined && isOffered(value))
  return wanted ?? values.find(isOffered)
}

/** What the server makes of what is known, by the cases of the test model. */
export function decide(known: Values, { decided }: TestModel): Values {
  return decided.reduce((all, { value, cases }) => {
    const scope = createScope(all)
    const found = cases.find(({ when }) => when === undefined || evaluate(when, scope) === true)
    return found === undefined ? all : setAt(all, value, resolveValue(found.is, scope))
  }, known)
}
