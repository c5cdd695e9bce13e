/** What the shapes of documents are built from, besides the options of `definitions.ts`. */
import { listOf, mapOf, oneOf, options, type Properties } from "../definitions"

/** Reference to what only documents hold; `WrittenKinds` gives its type, `createDefinitions` its schema. */
export const own = <const Name extends string>(name: Name) => ({ $ref: `#/definitions/${name}` }) as const

export const text = { type: "string" } as const
export const count = { type: "integer", minimum: 0 } as const
export const names = listOf(text)
/** Any JSON value. */
export const anything = own("anything")
/** A JSON Schema of the document's own. */
export const schema = own("schema")

/** References that are made of others, whoever judges them. */
export const composed = {
  actions: listOf(own("action")),
  outcomes: mapOf(own("actions")),
  entryActions: own("actions"),
  entryCondition: own("condition"),
  test: own("condition"),
  blocks: listOf(own("block")),
  template: own("blocks"),
  fieldOptions: { anyOf: [listOf(own("fieldOption")), oneOf("codes")] },
} as const

/** Shape of one kind of document: its properties after the head that every document has. */
export const document = <const Kind extends string, const Given extends Properties>(kind: Kind, properties: Given) =>
  options({
    $schema: text,
    "kind!": { type: "string", const: kind },
    "id!": text,
    "version!": { type: "integer", const: 1 },
    description: text,
    ...properties,
  })
