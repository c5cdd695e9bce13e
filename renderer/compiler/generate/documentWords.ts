import type { JsonSchema } from "../../model/basics"
import { outcomes } from "../../model/calls"
import { isList } from "../../model/json"
import { documentShapes, partShapes } from "../../model/shapes"

/** What every document begins with; said once. */
const head = ["$schema", "kind", "id", "version", "description"]

/**
 * Every property that a document may hold, by its place: `screen.header.back`, `field.requiredWhen`; with the schema of
 * its value. Outcomes, which are the names in every `on`, stand as `on.<outcome>`.
 */
export function documentWords(): ReadonlyMap<string, JsonSchema> {
  const words = new Map<string, JsonSchema>()
  const visit = (place: string, { properties = {}, anyOf, oneOf, items, additionalProperties }: JsonSchema): void => {
    for (const [name, schema] of Object.entries(properties)) {
      words.set(`${place}.${name}`, schema)
      visit(`${place}.${name}`, schema)
    }
    for (const branch of [...(anyOf ?? []), ...(oneOf ?? [])]) visit(place, branch)
    if (items !== undefined && !isList(items)) visit(place, items)
    if (typeof additionalProperties === "object") visit(place, additionalProperties)
  }
  for (const [kind, shape] of Object.entries(documentShapes)) {
    const own = Object.entries<JsonSchema>(shape.properties).filter(([name]) => !head.includes(name))
    visit(kind, { properties: Object.fromEntries(own) })
  }
  for (const [name, shape] of Object.entries(partShapes)) visit(name, shape)
  for (const name of head) words.set(name, { type: "string" })
  for (const outcome of outcomes) words.set(`on.${outcome}`, { $ref: "#/definitions/actions" })
  return words
}
