import { createScope } from "../../expressions/createScope"
import { path } from "../../flows/path"
import type { CompiledFlow } from "../../model/compiled"
import type { Fields } from "../../model/json"
import { rootsIn } from "../compile/screenFacts"

/** Roots that the conditions of the steps ask. */
export const flowRoots = ({ steps }: CompiledFlow): readonly string[] => rootsIn(steps.map(({ when = {} }) => when))

/**
 * Ids of the steps that these answers give. Answers stand under the roots that the conditions ask (`{ "kept": {...} }`);
 * a root that the answers do not name sees all of them, so that plain answers do as well.
 */
export function listFlowPath(flow: CompiledFlow, answers: Fields): readonly string[] {
  const roots = flowRoots(flow)
  const scope = createScope({ ...Object.fromEntries(roots.map((root) => [root, answers])), ...answers })
  return path(flow, scope).map(({ screen }) => screen)
}
