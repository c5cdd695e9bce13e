import {
  allowedValues,
  anything,
  commonScope,
  type Context,
  error,
  firstMismatch,
  isObject,
  isPath,
  isText,
  type Json,
  type LoadedDocument,
  parseOperator,
  referencesOf,
  type Schema,
  shown,
  stepInto,
  unknownName,
  within,
} from "../../kit"

interface KeptPart {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly name: string
  readonly value: Json
  /** What app.json declares for all parts together. */
  readonly declared: Schema
}

/** Values that are written out part by part, of names that app.json declares. */
function* keptParts(context: Context): Iterable<KeptPart> {
  const root = commonScope(context).roots.get("kept") ?? anything
  for (const { document, pointer, action } of referencesOf(context, "action")) {
    const { name, value } = action
    if (action.do !== "keep" || !isText(name) || !isObject(value) || parseOperator(value) !== undefined) continue
    const step = stepInto(root, name)
    if (step.kind === "missing") continue
    const declared = step.schema.items ?? step.schema
    for (const [part, written] of Object.entries(value))
      yield { document, pointer: within(pointer, "value", part), name: part, value: written, declared }
  }
}

export const unknownKeptProperty = error(
  "unknown-kept-property",
  "What is kept has only properties that app.json declares.",
  function* (context) {
    for (const { document, pointer, name, declared } of keptParts(context)) {
      const step = stepInto(declared, name)
      if (step.kind === "missing") yield { document, pointer, values: unknownName(name, step.known) }
    }
  },
)

/** What is read when it is kept is known then. */
const isLiteral = (value: Json): boolean => !isObject(value) && !Array.isArray(value) && !isPath(value)

export const keptValueRefused = error(
  "kept-value-refused",
  "A value that is kept is one that app.json declares.",
  function* (context) {
    for (const { document, pointer, name, value, declared } of keptParts(context)) {
      const step = stepInto(declared, name)
      if (step.kind === "missing" || !isLiteral(value) || firstMismatch(step.schema, value) === undefined) continue
      const known = (allowedValues(step.schema) ?? []).map(shown)
      yield { document, pointer, values: { name, found: shown(value), known } }
    }
  },
)
