import type { Json, JsonSchema } from "../../model/documents"
import { mapObjects, mapRecord } from "../../model/json"
import { documentShapes } from "../../model/shapes"
import type { Definitions } from "../compile/context"
import { createDefinitions } from "./metaDefinitions"
import { refuseDefinitions } from "./refuseDefinitions"

const draft = "https://json-schema.org/draft/2019-09/schema"
export const definitionsFile = "definitions.schema.json"

/**
 * JSON Schema of each kind of document, by file name: what editors complete by, and what judges a document's shape. What
 * several kinds are made of stands in `definitions.schema.json` and is referred to.
 *
 * @throws where options refer to something that nothing defines, and where definitions cannot be meant
 */
export function generateMeta(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  refuseDefinitions(definitions)
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
  const moved = (reference: string): string => {
    const name = /^#\/definitions\/(.+)$/.exec(reference)?.[1]
    if (name === undefined) return reference
    if (!Object.hasOwn(known, name)) throw new Error(`Nothing defines the reference ${name}`)
    return `${file}#/definitions/${name}`
  }
  const visit = (value: Json): Json =>
    mapObjects(value, (object) =>
      mapRecord(object, (part, name) => (name === "$ref" && typeof part === "string" ? moved(part) : visit(part))),
    )
  return visit(schema) as JsonSchema
}
