import { evaluate, isCondition } from "../../expressions/evaluate"
import { isList, type Truth } from "../../expressions/operator"
import { findOperator, isGroup } from "../../expressions/operators"
import type { CompiledBlock, CompiledCondition } from "../../model/compiled"
import type { Scope } from "../../model/scope"

/** What a screen knows before its data are there. */
const knownAhead: ReadonlySet<unknown> = new Set(["app", "ctx", "kept", "query", "state"])

/**
 * Blocks that will stand once the data are there, as far as can be said before: those without a condition or whose condition
 * holds already; where there are none, the first that may come.
 */
export function blocksAhead(blocks: readonly CompiledBlock[], scope: Scope): readonly CompiledBlock[] {
  const decided = blocks.map((block) => ({ block, holds: block.when ? decideAhead(block.when, scope) : true }))
  const sure = decided.filter(({ holds }) => holds === true)
  const possible = decided.filter(({ holds }) => holds !== false)
  return (sure.length > 0 ? sure : possible.slice(0, 1)).map(({ block }) => block)
}

function decideAhead(condition: CompiledCondition, scope: Scope): Truth {
  const { operator: name, operands } = condition
  if (!isGroup(name))
    return rootsIn(operands).every((root) => knownAhead.has(root)) ? evaluate(condition, scope) : undefined
  const parts = operands.map((part) => (isCondition(part) ? decideAhead(part, scope) : undefined))
  return findOperator(name)?.evaluate(parts)
}

/** Roots of all paths that operands read. */
function rootsIn(part: unknown): readonly unknown[] {
  if (typeof part !== "object" || part === null) return []
  const path = isList(part) ? undefined : (part as Readonly<Record<string, unknown>>)["@get"]
  return isList(path) ? path.slice(0, 1) : Object.values(part).flatMap(rootsIn)
}
