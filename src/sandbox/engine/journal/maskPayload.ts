import type { JsonSchema } from "../../../../renderer/compiler"

/** What the journal shows: choices, amounts, and what is of the work itself. */
const shown: ReadonlySet<unknown> = new Set(["answer", "money", "none"])
const mask = "***"

/**
 * The shape of a payload with its values hidden that say who somebody is, or that act for them: its schema says which those are
 * (`personal`). What no schema knows is hidden as well.
 */
export function maskPayload(value: unknown, schemas: readonly JsonSchema[]): unknown {
  if (value === null || value === undefined || value === "" || typeof value === "boolean") return value
  const all = schemas.flatMap(withBranches)
  if (Array.isArray(value)) return value.map((item) => maskPayload(item, itemSchemas(all)))
  if (typeof value !== "object") return all.some(isShown) ? value : mask
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, maskPayload(item, propertySchemas(all, name))]),
  )
}

const listOf = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as readonly JsonSchema[]) : [])
const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null

/** A schema and all that may hold of the same value. */
function withBranches(schema: JsonSchema): readonly JsonSchema[] {
  const branches = [
    ...["anyOf", "oneOf", "allOf"].flatMap((key) => listOf(schema[key])),
    ...["then", "else"].map((key) => schema[key]).filter(isSchema),
  ]
  return [schema, ...branches.flatMap(withBranches)]
}

/** What is said of a list holds for each of its items. */
const itemSchemas = (schemas: readonly JsonSchema[]): readonly JsonSchema[] =>
  schemas.flatMap((schema) => {
    const said = schema["personal"]
    return [...(said === undefined ? [] : [{ personal: said }]), ...[schema["items"]].filter(isSchema)]
  })

const propertySchemas = (schemas: readonly JsonSchema[], name: string): readonly JsonSchema[] =>
  schemas.flatMap(({ properties }) => {
    const named = properties as Readonly<Record<string, unknown>> | undefined
    return named !== undefined && Object.hasOwn(named, name) ? [named[name]].filter(isSchema) : []
  })

const isShown = (schema: JsonSchema): boolean =>
  "personal" in schema ? shown.has(schema["personal"]) : ["enum", "const", "codes"].some((key) => key in schema)
