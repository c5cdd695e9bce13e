import {
  callIn,
  error,
  followReference,
  homeOf,
  inEachSchema,
  isText,
  objectsIn,
  schemaObjects,
  sharedSchemas,
  within,
} from "../../kit"

const referencesIn = inEachSchema(({ $ref: name }) => (isText(name) ? [["$ref", { name }] as const] : []))

export const schemaReferenceUnknown = error(
  "schema-reference-unknown",
  "References of schemas lead somewhere.",
  function* (context) {
    const app = context.set.find("app", "app")
    for (const [schema, pointer] of app === undefined ? [] : objectsIn(app.document.scope, "/scope")) {
      const call = callIn(schema)
      if (app !== undefined && call !== undefined && context.whole.find("call", call) === undefined)
        yield { document: app, pointer: within(pointer, "$ref"), values: { name: `call:${call}` } }
    }
    for (const { document, schema, pointer } of schemaObjects(context)) {
      const { $ref: name } = schema
      if (isText(name) && followReference(homeOf(context, document), name).schema === undefined)
        yield { document, pointer: within(pointer, "$ref"), values: { name } }
    }
    const missing = sharedSchemas(context, (root, home) =>
      referencesIn(root).filter(({ values: { name } }) => followReference(home, name).schema === undefined),
    )
    for (const { document, pointer, shared = "", values } of missing)
      yield { document, pointer, values: { ...values, shared } }
  },
)
