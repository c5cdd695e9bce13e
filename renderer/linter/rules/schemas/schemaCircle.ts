import { isFields, isText, maxDepth } from "../../json"
import { schemaDocuments } from "../../references/formFields"
import { homeOf } from "../../references/schemasOf"
import { error } from "../../rule"
import { followReference, type SchemaHome } from "../../jsonSchema/expand"

/** References of a schema, followed; a trail that meets itself is a circle. */
function isCircle(home: SchemaHome, schema: unknown, trail: readonly string[]): boolean {
  if (trail.length > maxDepth) return true
  if (Array.isArray(schema)) return schema.some((entry) => isCircle(home, entry, trail))
  if (!isFields(schema)) return false
  const reference = schema["$ref"]
  if (!isText(reference)) return Object.values(schema).some((value) => isCircle(home, value, trail))
  const key = `${home.file}|${reference}`
  if (trail.includes(key)) return true
  const target = followReference(home, reference)
  return isCircle(target.home, target.schema, [...trail, key])
}

export const schemaCircle = error("schema-circle", "References of schemas do not run in circles.", function* (context) {
  for (const { document, name, schema } of schemaDocuments(context))
    if (isCircle(homeOf(context, document), schema, [])) yield { document, pointer: `/${name}` }
})
