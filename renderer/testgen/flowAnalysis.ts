import { isValueNode } from "../expressions/valueNode"
import type { CompiledCondition, Path } from "../model/compiled"
import { questionsOf, type Question } from "./questions"
import { constantsFor, partsOf, pathsOf, overlaps } from "./conditions"
import { getAt } from "./values"
import type { FlowUnderTest } from "./types"
import { givenName, surroundingName } from "./walk"
import { type ScreenTransition, screenTransitions } from "./screenTransitions"

/** A choice that somebody makes: an answer, a person, a device. The first value is the usual one. */
export interface Choice {
  readonly name: string
  readonly values: readonly unknown[]
}

/** A flow with everything that scenarios through it depend on. */
export interface FlowAnalysis extends FlowUnderTest {
  /** By screen. */
  readonly questions: ReadonlyMap<string, readonly Question[]>
  readonly transitions: ReadonlyMap<string, readonly ScreenTransition[]>
  readonly named: ReadonlyMap<string, CompiledCondition>
  readonly conditions: readonly CompiledCondition[]
}

/** Conditions with a name that the steps of a flow ask, those inside others included. */
function namedConditions({ flow }: FlowUnderTest): ReadonlyMap<string, CompiledCondition> {
  const asked = [...flow.steps, ...flow.detached].flatMap(({ when }) => (when ? partsOf(when) : []))
  return new Map(
    asked.flatMap((condition) => (condition.name === undefined ? [] : [[condition.name, condition] as const])),
  )
}

/** Reads everything that scenarios of a flow depend on from its documents, once. */
export function analyseFlow(setting: FlowUnderTest): FlowAnalysis {
  const { flow, modules, model, exits } = setting
  const screens = flow.steps.flatMap(({ screen }) => modules.get(screen) ?? [])
  const beside = flow.detached.flatMap(({ screen }) => modules.get(screen) ?? [])
  const transitions = new Map(
    [...screens, ...beside].map((module) => [module.screen.id, screenTransitions(module, setting)] as const),
  )
  const ofExits = exits.flatMap(({ name, from }) =>
    from.flatMap((screen) => transitionsTo({ exits, transitions }, name, screen)),
  )
  const conditions = [
    ...[...flow.steps, ...flow.detached].flatMap(({ when }) => when ?? []),
    ...model.decided.flatMap(({ cases }) => cases.flatMap(({ when }) => when ?? [])),
    ...ofExits.flatMap(({ conditions: asked }) => asked.map(({ when }) => when)),
  ]
  const questions = new Map(
    screens.map((module) => [module.screen.id, questionsOf(module, setting, conditions)] as const),
  )
  return { ...setting, questions, transitions, named: namedConditions(setting), conditions }
}

/** Ways from a screen that are this exit. */
export const transitionsTo = (
  { exits, transitions }: Pick<FlowAnalysis, "exits" | "transitions">,
  name: string,
  screen: string,
): readonly ScreenTransition[] => {
  const through = exits.find((exit) => exit.name === name)?.through ?? []
  return (transitions.get(screen) ?? []).filter(({ to }) => through.includes(to.split("?")[0] ?? to))
}

/** Every choice that a value at one of these paths can depend on. `at`: the screen whose own answers they may be. */
export function choicesFor(analysis: FlowAnalysis, paths: readonly Path[], at?: string): readonly Choice[] {
  const found = new Map<string, Choice>()
  const seen = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const name = path.join(".")
    if (seen.has(name)) continue
    seen.add(name)
    waiting.push(...behindDecided(analysis, path))
    const asked = [...analysis.questions.values()].flat().filter((question) => isAnswerTo(question, path ?? [], at))
    for (const question of asked) {
      found.set(question.name, question)
      waiting.push(...behindQuestion(analysis, question))
    }
    for (const choice of [...givenFor(analysis, path), ...surroundingFor(analysis, path)])
      found.set(choice.name, choice)
  }
  return [...found.values()]
}

function isAnswerTo({ path, screen, into, field, values }: Question, wanted: Path, at: string | undefined): boolean {
  if (values.length === 0) return false
  return overlaps(wanted, path) || (screen === at && overlaps(wanted, [into, field]))
}

const behindDecided = ({ model }: FlowAnalysis, path: Path): readonly Path[] =>
  model.decided
    .filter(({ value }) => overlaps(value, path) || overlaps(path, value))
    .flatMap(({ cases }) => cases)
    .flatMap(({ when, is }) => [...(when ? pathsOf(when) : []), ...(isValueNode(is) ? [is["@get"]] : [])])

/** What decides whether a question is asked, and which of its options are offered. */
function behindQuestion({ flow, questions }: FlowAnalysis, question: Question): readonly Path[] {
  const step = flow.steps.find(({ screen }) => screen === question.screen)?.when
  const offers = question.options.flatMap(({ when, disabledWhen }) => [when, disabledWhen])
  const own = [...question.when, ...offers].flatMap((condition) => (condition ? pathsOf(condition) : []))
  const stored = own.map((path) => {
    const [root, field] = path
    const beside = questions.get(question.screen)?.find((other) => other.field === field)
    return root === question.into && beside ? beside.path : path
  })
  return [...stored, ...(step ? pathsOf(step) : [])]
}

const givenFor = ({ model }: FlowAnalysis, path: Path): readonly Choice[] =>
  model.given.flatMap(({ choices }, index) =>
    choices.some(({ values }) => getAt(values, path) !== undefined)
      ? [{ name: givenName(index), values: choices }]
      : [],
  )

function surroundingFor({ model, conditions }: FlowAnalysis, path: Path): readonly Choice[] {
  const usual = getAt(model.start, path)
  if (usual === undefined || typeof usual === "object" || model.answers?.[0] === path[0]) return []
  const constants = constantsFor(path, conditions.flatMap(partsOf)).filter((value) => typeof value === typeof usual)
  const values = typeof usual === "boolean" ? [usual, !usual] : [...new Set([usual, ...constants])]
  return [{ name: surroundingName(path), values }]
}
