import type { DocumentKind, JsonSchema } from "../../model/documents"
import { shapeOf } from "../../linter/shapes"
import { toRecord, type Definitions } from "../compile/context"
import { createDefinitions, reachableDefinitions } from "./definitions"

const kinds: readonly DocumentKind[] = [
  "screen",
  "form",
  "flow",
  "call",
  "codes",
  "sheet",
  "app",
  "errors",
  "conditions",
  "messages",
  "theme",
]

const draft = "http://json-schema.org/draft-07/schema#"

/** Properties that hold a JSON Schema of the document's own. */
const schemaProperties: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  form: ["schema"],
  call: ["request", "response"],
}

/** JSON Schema of each kind of document, by file name: what editors complete and check by. */
export function generateMeta(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const schemas = createDefinitions(definitions)
  return Object.fromEntries(kinds.map((kind) => [`${kind}.schema.json`, metaOf(kind, schemas)]))
}

function metaOf(kind: DocumentKind, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const shape = shapeOf(kind)
  const schemas = Object.fromEntries((schemaProperties[kind] ?? []).map((name) => [name, { $ref: draft }]))
  const properties = { ...toRecord(shape["properties"]), kind: { const: kind }, version: { const: 1 }, ...schemas }
  const reachable = reachableDefinitions(shape, definitions)
  return {
    $schema: draft,
    title: kind,
    ...shape,
    properties,
    ...(reachable.length === 0
      ? {}
      : { definitions: Object.fromEntries(reachable.map((name) => [name, definitions[name]])) }),
  }
}
