import { progress } from "../../flows/progress"
import type { CompiledApp, CompiledFlow } from "../../model/compiled"

/** The flow that has the screen among its steps or beside them. */
export const findFlow = ({ flows }: CompiledApp, screen: string): CompiledFlow | undefined =>
  Object.values(flows).find(({ steps, detached }) => [...steps, ...detached].some((step) => step.screen === screen))

/** `$flow`: how far the screen is in its flow. */
export function flowProgress(app: CompiledApp, screen: string): Readonly<Record<string, unknown>> | undefined {
  const flow = findFlow(app, screen)
  const found = flow && progress(flow, screen)
  return found && { section: found.label, index: found.index, of: found.of }
}
