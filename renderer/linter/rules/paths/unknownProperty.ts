import {
  derive,
  error,
  isText,
  parseOperator,
  readValuePath,
  schemaOfWritten,
  schemaReader,
  seen,
  stepInto,
  suggestion,
} from "../../kit"

/** Names of properties of items, where it is known what the items have. */
const propertyUses = derive((view) => [
  ...seen(view, "property").flatMap(({ document, pointer, scope, name, items }) => {
    const list = items === undefined ? undefined : readValuePath(scope, items)
    const item = list?.kind === "known" ? list.schema.items : undefined
    return item === undefined ? [] : [{ document, pointer, name, item }]
  }),
  ...seen(view, "operator").flatMap(({ document, pointer, scope, value }) => {
    const operator = parseOperator(value, pointer)
    const [list, property] = operator?.definition.gives === "property" ? operator.operands : []
    const item = list && schemaOfWritten(list.value, schemaReader(scope)).items
    if (item === undefined || property === undefined || !isText(property.value)) return []
    return [{ document, pointer: property.pointer, name: property.value, item }]
  }),
])

export const unknownProperty = error(
  "unknown-property",
  "A property that is named of the items of a list is one that they have.",
  function* (context) {
    for (const { document, pointer, name, item } of propertyUses(context)) {
      let schema = item
      for (const segment of name.split(".")) {
        const step = stepInto(schema, segment)
        if (step.kind === "missing") {
          yield { document, pointer, values: { name: segment, known: step.known, ...suggestion(segment, step.known) } }
          break
        }
        schema = step.schema
      }
    }
  },
)
