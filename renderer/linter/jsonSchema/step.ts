import { anything, type Schema } from "./schema"
import { typesOf } from "./values"

export type Step =
  | { readonly kind: "known"; readonly schema: Schema }
  | { readonly kind: "missing"; readonly known: readonly string[] }

/** Schema of one property or item of a value with this schema. */
export function stepInto(schema: Schema, segment: string): Step {
  const direct = stepDirectly(schema, segment)
  if (direct.kind === "known") return direct
  const steps = branchesOf(schema).map((branch) => stepInto(branch, segment))
  const found = steps.find((step) => step.kind === "known")
  if (found !== undefined) return found
  return {
    kind: "missing",
    known: [...direct.known, ...steps.flatMap((step) => (step.kind === "missing" ? step.known : []))],
  }
}

const branchesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): readonly Schema[] => [...anyOf, ...oneOf, ...allOf]

function stepDirectly(schema: Schema, segment: string): Step {
  const { items, properties = {}, additionalProperties: additional } = schema
  const types = typesOf(schema)
  if (/^\d+$/.test(segment) && (items !== undefined || types.has("array")))
    return { kind: "known", schema: items ?? anything }
  if (Object.hasOwn(properties, segment)) return { kind: "known", schema: properties[segment] ?? anything }
  const names = Object.keys(properties)
  if (typeof additional === "object") return { kind: "known", schema: additional }
  const open = names.length === 0 && branchesOf(schema).length === 0 && additional !== false
  if (additional === true || (open && (types.size === 0 || types.has("object"))))
    return { kind: "known", schema: anything }
  if (segment === "length" && (types.has("array") || types.has("string")))
    return { kind: "known", schema: { type: "integer" } }
  return { kind: "missing", known: names }
}
