import {
  callIn,
  type Context,
  documentOfExcerpt,
  error,
  followReference,
  homeOf,
  inEachSchema,
  isText,
  namesOf,
  objectsIn,
  schemaObjects,
  scopeOfApp,
  sharedSchemas,
  suggestion,
  within,
} from "../../kit"
import { nearReference } from "./nearReference"

const referencesIn = inEachSchema(({ $ref: name }) => (isText(name) ? [["$ref", { name }] as const] : []))

function nearCall(context: Context, call: string) {
  const { nearest, isGuess } = suggestion(call, namesOf(context, "call"))
  return nearest === undefined ? {} : { nearest: `call:${nearest}`, ...(isGuess ? { isGuess } : {}) }
}

export const schemaReferenceUnknown = error(
  "schema-reference-unknown",
  "References of schemas lead somewhere.",
  function* (context) {
    const app = documentOfExcerpt(context, scopeOfApp)
    for (const [schema, pointer] of app === undefined ? [] : objectsIn(app.document.scope, "/scope")) {
      const call = callIn(schema)
      if (app !== undefined && call !== undefined && context.whole.find("call", call) === undefined)
        yield {
          document: app,
          pointer: within(pointer, "$ref"),
          values: { name: `call:${call}`, ...nearCall(context, call) },
        }
    }
    for (const { document, schema, pointer } of schemaObjects(context)) {
      const { $ref: name } = schema
      if (isText(name) && followReference(homeOf(context, document), name).schema === undefined)
        yield {
          document,
          pointer: within(pointer, "$ref"),
          values: { name, ...nearReference(homeOf(context, document), name) },
        }
    }
    const missing = sharedSchemas(context, (root, home) =>
      referencesIn(root).flatMap(({ values: { name }, ...word }) =>
        followReference(home, name).schema === undefined
          ? [{ ...word, values: { name, ...nearReference(home, name) } }]
          : [],
      ),
    )
    for (const { document, pointer, shared = "", values } of missing)
      yield { document, pointer, values: { ...values, shared } }
  },
)
