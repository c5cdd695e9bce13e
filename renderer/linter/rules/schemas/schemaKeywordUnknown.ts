import {
  error,
  fieldShape,
  fieldsIn,
  type LoadedDocument,
  parentOf,
  schemaKeywords,
  unknownKeywords,
  unknownName,
  within,
} from "../../kit"

/** What is said of a field of the form, and stands at its answer: `inside` is where it was meant to stand. */
function meantOfField(document: LoadedDocument, { pointer, name }: Written) {
  if (document.kind !== "form" || !Object.hasOwn(fieldShape.properties, name)) return undefined
  const field = fieldsIn(document).find(
    (one) => one.path.length === 0 && within("/schema/properties", one.name) === parentOf(pointer),
  )
  if (field === undefined) return undefined
  return { name, field: field.name, ...(!Object.hasOwn(field.field, name) && { inside: field.pointer }) }
}

interface Written {
  readonly pointer: string
  readonly name: string
}

export const schemaKeywordUnknown = error(
  "schema-keyword-unknown",
  "Schemas say only what JSON Schema knows.",
  function* (context) {
    for (const { document, pointer, name, shared = "" } of unknownKeywords(context)) {
      const meant = meantOfField(document, { pointer, name }) ?? unknownName(name, schemaKeywords)
      yield { document, pointer, values: { ...meant, shared } }
    }
  },
)
