import { ahead } from "../../flows/ahead"
import { progress } from "../../flows/progress"
import type { CompiledApp, CompiledFlow } from "../../model/compiled"
import type { Scope } from "../../model/scope"

/** The flow that has the screen among its steps or beside them. */
export const findFlow = ({ flows }: CompiledApp, screen: string): CompiledFlow | undefined =>
  Object.values(flows).find(({ steps, detached }) => [...steps, ...detached].some((step) => step.screen === screen))

interface Place {
  readonly screen: string
  readonly scope: Scope
  /** Opened again from a summary, which it leads back to: nothing is told of what lies ahead. */
  readonly isCorrection: boolean
}

/** `$flow`: how far the screen is in its flow, and what lies ahead. */
export function flowProgress(
  app: CompiledApp,
  { screen, scope, isCorrection }: Place,
): Readonly<Record<string, unknown>> | undefined {
  const flow = findFlow(app, screen)
  const found = flow && progress(flow, screen)
  if (!flow || !found) return undefined
  const { label: section, index, of } = found
  return { section, index, of, ahead: isCorrection ? undefined : ahead(flow, screen, scope) }
}
