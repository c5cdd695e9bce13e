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
  /** With `edit`, a step that was opened again from a summary and leads back to it: nothing is told of what lies ahead. */
  readonly query: Readonly<Record<string, unknown>>
}

/** `$flow`: how far the screen is in its flow, and what lies ahead. */
export function flowProgress(
  app: CompiledApp,
  { screen, scope, query }: Place,
): Readonly<Record<string, unknown>> | undefined {
  const flow = findFlow(app, screen)
  const found = flow && progress(flow, screen)
  if (!flow || !found) return undefined
  const { label: section, index, of } = found
  return { section, index, of, ahead: query["edit"] === undefined ? ahead(flow, screen, scope) : undefined }
}
