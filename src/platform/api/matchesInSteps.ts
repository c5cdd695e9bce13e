import type { CompiledCall } from "../../../renderer"
import { isRecord } from "../../domain/json"
import type { Steps } from "../../domain/steps"
import { matchesSchema } from "./matchesSchema"

type Schema = CompiledCall["response"]

const pauseEvery = 256

/** What `matchesSchema` says, in steps: the rows of the outermost lists are judged one after the other. */
export function* matchesInSteps(schema: Schema, value: unknown): Steps<boolean> {
  const properties = Object.entries(schema.properties ?? {})
  const withoutRows = properties.map(([name, { items: _rows, ...rest }]) => [name, rest] as const)
  if (!matchesSchema({ ...schema, properties: Object.fromEntries(withoutRows) }, value)) return false
  for (const [name, { items }] of properties) {
    const rows = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
    if (items !== undefined && Array.isArray(rows) && !(yield* fit(items as Schema, rows))) return false
  }
  return true
}

function* fit(schema: Schema, rows: readonly unknown[]): Steps<boolean> {
  for (const [index, row] of rows.entries()) {
    if (!matchesSchema(schema, row)) return false
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  return true
}
