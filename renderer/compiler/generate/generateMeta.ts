import type { JsonSchema } from "../../model/documents"
import { documentShapes } from "../../model/shapes"
import type { Definitions } from "../compile/context"
import { createDefinitions } from "./metaDefinitions"

const draft = "https://json-schema.org/draft/2019-09/schema"
const definitionsFile = "definitions.schema.json"

/**
 * JSON Schema of each kind of document, by file name: what editors complete by, and what judges a document's shape. What
 * several kinds are made of stands in `definitions.schema.json` and is referred to.
 *
 * @throws where options refer to something that nothing defines
 */
export function generateMeta(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const shared = createDefinitions(definitions)
  const kinds = Object.entries(documentShapes).map(([kind, shape]) => {
    const $id = `${kind}.schema.json`
    return [$id, { $schema: draft, $id, title: kind, ...withReferencesTo(definitionsFile, shape, shared) }] as const
  })
  const parts = { $schema: draft, $id: definitionsFile, definitions: withReferencesTo("", shared, shared) }
  return { ...Object.fromEntries(kinds), [definitionsFile]: parts }
}

/** The same schema, its references leading into another file. */
function withReferencesTo(file: string, schema: JsonSchema, known: JsonSchema): JsonSchema {
  const visit = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => visit(item))
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, name)]))
    const name = key === "$ref" && typeof value === "string" ? /^#\/definitions\/(.+)$/.exec(value)?.[1] : undefined
    if (name === undefined) return value
    if (!Object.hasOwn(known, name)) throw new Error(`Nothing defines the reference ${name}`)
    return `${file}#/definitions/${name}`
  }
  return visit(schema) as JsonSchema
}
