import { Ajv } from "ajv"
import type { JsonSchema } from "../../model/documents"
import type { Mismatch } from "./mismatch"

const ajv = new Ajv({ strict: false, logger: false })

/** What makes something no JSON Schema of draft-07 at all. */
export function schemaProblem(schema: JsonSchema): Mismatch | undefined {
  if (ajv.validateSchema(schema) === true) return undefined
  const [first] = ajv.errors ?? []
  return { pointer: first?.instancePath ?? "", keyword: first?.keyword ?? "", detail: first?.message ?? "" }
}
