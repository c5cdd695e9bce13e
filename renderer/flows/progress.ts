import type { CompiledFlow } from "../model/compiled"

/** How far a screen is in its flow, by the fixed places of its steps. */
export interface Progress {
  /** Index of the section. */
  readonly section: number
  readonly label: string
  /** Place in the section, from 1. */
  readonly index: number
  readonly of: number
}

/** How far a screen is. Places are fixed: a step that is left out makes the bar jump, and never run backwards. */
export function progress(flow: CompiledFlow, current: string): Progress | undefined {
  const step = flow.steps.find(({ screen }) => screen === current)
  const section = step && flow.sections[step.section]
  if (!step || !section) return undefined
  const inSection = flow.steps.filter((other) => other.section === step.section)
  const of = Math.max(section.of, inSection.length)
  return { section: step.section, label: section.label, index: inSection.indexOf(step) + 1, of }
}
