import { isRecord } from "../../../domain/json"

/** Every object of a document, the outer ones first. */
export function recordsIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(recordsIn)
  return isRecord(node) ? [node, ...Object.values(node).flatMap(recordsIn)] : []
}
