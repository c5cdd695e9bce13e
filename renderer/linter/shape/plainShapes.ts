import { createPlainValidators, type PlainValidator } from "../../compiler"
import type { Definition } from "../../model/definitions"
import type { DocumentKind, Json } from "../../model/documents"
import { isObject } from "../../model/json"
import { keepFor } from "../memo"
import type { Vocabulary } from "../vocabulary"
import { address, definitionOf, definitions, ownSchema, sourcedSchema, uiThingOf, type NamedThing } from "./definitions"

/** Whether a document has the shape of its kind for sure; where not, ajv has to be asked, and says what is wrong. */
export function createPlainShapes(vocabulary: Vocabulary): (kind: DocumentKind, document: Json) => boolean {
  const shapes = createPlainValidators({
    schemas: { [address]: { definitions } },
    keywords: { named: (wanted) => named(wanted as NamedThing | "ui-item"), sourced: () => sourced },
  })
  const shape = (name: string): PlainValidator => shapes.follow(`${address}#/definitions/${name}`)
  const ownOf = {
    action: keepFor((definition: Definition) => shapes.compile(ownSchema("action", definition), address)),
    block: keepFor((definition: Definition) => shapes.compile(ownSchema("block", definition), address)),
    field: keepFor((definition: Definition) => shapes.compile(ownSchema("field", definition), address)),
  }
  const inputOf = keepFor((definition: Definition) => shapes.compile(sourcedSchema(definition), address))

  const named = (wanted: NamedThing | "ui-item"): PlainValidator => {
    return (value) => {
      if (!isObject(value)) return true
      const thing = wanted === "ui-item" ? uiThingOf(vocabulary, value) : wanted
      if (thing === "section") return shape(thing)(value)
      const definition = definitionOf(vocabulary, thing, value)
      return shape(`${thing}-shared`)(value) && (definition === undefined || ownOf[thing](definition)(value))
    }
  }

  const sourced: PlainValidator = (value) => {
    if (!isObject(value) || typeof value["source"] !== "string") return true
    const definition = vocabulary.find("source", value["source"])
    return definition === undefined || inputOf(definition)(value)
  }

  return (kind, document) => shape(`document-${kind}`)(document)
}
