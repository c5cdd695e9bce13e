import { createScope } from "../../expressions/createScope"
import { path } from "../../flows/path"
import type { CompiledFlow } from "../../model/compiled"
import { isRecord } from "../compile/context"

/**
 * Ids of the steps that these answers give. Answers stand under the roots that the conditions ask (`{ "kept": {...} }`);
 * a root that the answers do not name sees all of them, so that plain answers do as well.
 */
export function listFlowPath(flow: CompiledFlow, answers: Readonly<Record<string, unknown>>): readonly string[] {
  const roots = rootsOf(flow.steps.map(({ when }) => when))
  const scope = createScope({ ...Object.fromEntries(roots.map((root) => [root, answers])), ...answers })
  return path(flow, scope).map(({ screen }) => screen)
}

function rootsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(rootsOf)
  if (!isRecord(value)) return []
  const get = value["@get"]
  return Array.isArray(get) ? [String(get[0])] : Object.values(value).flatMap(rootsOf)
}
