import {
  type Context,
  error,
  isObject,
  type Json,
  type LoadedDocument,
  referencesOf,
  unknownName,
  within,
} from "../../kit"

interface QueryChange {
  readonly document: LoadedDocument<"screen">
  readonly pointer: string
  readonly name: string
  readonly value: Json
}

/** Values that actions of screens put into the address. */
export const queryChanges = (context: Context): readonly QueryChange[] =>
  referencesOf(context, "action").flatMap(({ document, pointer, action }) => {
    const values = action.do === "set-query" ? action["values"] : undefined
    if (document.kind !== "screen" || !isObject(values)) return []
    return Object.entries(values).map(([name, value]) => ({
      document,
      pointer: within(pointer, "values", name),
      name,
      value,
    }))
  })

export const unknownQuery = error(
  "unknown-query",
  "Actions put only such values into the address as the screen reads.",
  function* (context) {
    for (const { document, pointer, name } of queryChanges(context)) {
      const known = Object.keys(document.document.query ?? {})
      if (!known.includes(name)) yield { document, pointer, values: unknownName(name, known) }
    }
  },
)
