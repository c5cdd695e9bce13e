import { isRecord } from "../../model/json"
import { toJS } from "mobx"

interface RequestResolver {
  /** The answers that a form sends, by the name of its scope root; undefined where the root is no form. */
  sent(root: string): unknown
  resolve(node: unknown): unknown
}

/** Input of a call as plain data. A form's root, whole or as one property, gives the answers that are sent. */
export function createRequest(node: unknown, tools: RequestResolver): Readonly<Record<string, unknown>> {
  const value = resolvePart(node, tools, true)
  return isRecord(value) ? value : {}
}

function resolvePart(node: unknown, tools: RequestResolver, deep: boolean): unknown {
  const root = wholeRoot(node)
  const sent = root === undefined ? undefined : tools.sent(root)
  if (sent !== undefined) return toJS(sent)
  if (!deep || !isRecord(node) || Object.keys(node).some((name) => name.startsWith("@")))
    return toJS(tools.resolve(node))
  const parts = Object.entries(node).map(([name, part]) => [name, resolvePart(part, tools, false)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

function wholeRoot(node: unknown): string | undefined {
  const path = isRecord(node) ? node["@get"] : undefined
  return Array.isArray(path) && path.length === 1 ? String(path[0]) : undefined
}
