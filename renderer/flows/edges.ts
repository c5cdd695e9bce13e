import { same } from "../expressions/same"
import { writeCondition } from "../expressions/writeCondition"
import { isCondition } from "../expressions/evaluate"
import type { CompiledCondition, CompiledFlow } from "../model/compiled"

/** A condition of a step and whether the edge needs it to hold or to fail. */
interface EdgeCondition {
  readonly when: CompiledCondition
  readonly holds: boolean
}

/** One step can come right after another. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly conditions: readonly EdgeCondition[]
  /** The conditions on one line, by name where they have one; empty where nothing is asked. */
  readonly when: string
}

const write = ({ when, holds }: EdgeCondition) => (holds ? writeCondition(when) : `not(${writeCondition(when)})`)

/** What holds when a condition does: itself and, in a group of all, its parts. */
const implied = (when: CompiledCondition): readonly CompiledCondition[] =>
  when.operator === "all" ? [when, ...when.operands.filter(isCondition).flatMap(implied)] : [when]

const meaning = ({ operator, operands }: CompiledCondition) => ({ operator, operands })

/** True where one condition must hold and fail at once, so that nobody ever walks the edge. */
function contradicts(conditions: readonly EdgeCondition[]) {
  const holding = conditions.filter(({ holds }) => holds).flatMap(({ when }) => implied(when))
  const failing = conditions.filter(({ holds }) => !holds)
  return failing.some(({ when }) => holding.some((fact) => same(meaning(fact), meaning(when))))
}

function unique(conditions: readonly EdgeCondition[]): readonly EdgeCondition[] {
  const byText = new Map<string, EdgeCondition>()
  for (const condition of conditions) if (!byText.has(write(condition))) byText.set(write(condition), condition)
  return [...byText.values()]
}

/** The edges that leave one step: to every later step that can be the next one. */
function edgesFrom({ steps }: CompiledFlow, index: number): readonly Edge[] {
  const from = steps[index]
  if (!from) return []
  const edges: Edge[] = []
  const known: EdgeCondition[] = from.when ? [{ when: from.when, holds: true }] : []
  const skipped: EdgeCondition[] = []
  for (const step of steps.slice(index + 1)) {
    const own = step.when ? [{ when: step.when, holds: true }] : []
    const conditions = unique([...skipped, ...own])
    if (!contradicts([...known, ...conditions])) {
      edges.push({ from: from.screen, to: step.screen, conditions, when: conditions.map(write).join(" and ") })
    }
    if (!step.when) break
    skipped.push({ when: step.when, holds: false })
  }
  return edges
}

const known = new WeakMap<CompiledFlow, readonly Edge[]>()

/** The graph that a list of steps with conditions stands for; of the same flow the same list. */
export function edges(flow: CompiledFlow): readonly Edge[] {
  const found = known.get(flow) ?? flow.steps.flatMap((_, index) => edgesFrom(flow, index))
  known.set(flow, found)
  return found
}
