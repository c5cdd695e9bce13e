import type { ValueNode } from "../model/compiled"
import { isList } from "./operator"
import type { Scope } from "../model/scope"

/** True for a compiled `$path`. */
export const isValueNode = (node: unknown): node is ValueNode =>
  typeof node === "object" && node !== null && Object.hasOwn(node, "@get") && isList((node as ValueNode)["@get"])

/** The value of a literal or of a `$path`, also where paths stand inside lists and objects. */
export function resolveValue(node: unknown, scope: Scope): unknown {
  if (isValueNode(node)) return scope.get(node["@get"])
  if (isList(node)) return node.map((item) => resolveValue(item, scope))
  if (typeof node !== "object" || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, resolveValue(item, scope)]))
}
