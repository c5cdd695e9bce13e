import { Ajv, type ErrorObject } from "ajv"
import { createPlainValidators } from "../../compiler"
import type { Json, JsonSchema } from "../../model/documents"
import { lastSegment } from "../../model/pointer"
import type { Mismatch } from "./mismatch"

const ajv = new Ajv({ strict: false, logger: false })
const isPlainlySchema = createPlainValidators().follow("http://json-schema.org/draft-07/schema#")

const firstError = (schema: JsonSchema): ErrorObject | undefined =>
  isPlainlySchema(schema) || ajv.validateSchema(schema) === true ? undefined : ajv.errors?.[0]

/** What makes something no JSON Schema of draft-07 at all. */
export function schemaProblem(schema: JsonSchema): Mismatch | undefined {
  const first = firstError(schema)
  return first && { pointer: first.instancePath, keyword: first.keyword, detail: first.message ?? "" }
}

export interface SchemaFlaw {
  /** Keyword of the schema that is wrong, and its place. */
  readonly name: string
  readonly pointer: string
  readonly values: {
    readonly name: string
    /** Keyword of the meta-schema, and what it asks for. */
    readonly keyword: string
    readonly detail: string
    /** JSON types that it may have, where it has another one. */
    readonly known?: readonly string[]
  }
}

/** The same as a finding says it. */
export function schemaFlaw(schema: Json): SchemaFlaw | undefined {
  const first = firstError(schema as JsonSchema)
  if (first === undefined) return undefined
  const name = lastSegment(first.instancePath)
  return { name, pointer: first.instancePath, values: { name, ...asked(first) } }
}

/** What the meta-schema asks for where something is wrong. */
export function asked({ keyword, params }: Pick<ErrorObject, "keyword" | "params">, choices: readonly string[] = []) {
  const { type, allowedValues = choices }: Readonly<Record<string, string | readonly string[]>> = params
  const types = [type ?? []].flat()
  return keyword === "type"
    ? { keyword, detail: types.join(", "), known: types }
    : { keyword, detail: keyword === "enum" ? [allowedValues].flat().join(", ") : "" }
}
