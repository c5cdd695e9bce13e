import {
  error,
  type Fields,
  inEachSchema,
  isList,
  isTypeName,
  type Json,
  jsonType,
  schemasIn,
  sharedSchemas,
  shown,
  within,
} from "../../kit"

/** What a value of a type can be asked for as: every whole number is a number, too. */
const isOf = (value: Json, type: Json): boolean =>
  type === jsonType(value) ||
  (typeof value === "number" && (type === "number" || (type === "integer" && Number.isInteger(value))))

function impossibleValues({ type, enum: values }: Fields) {
  const types = [type ?? []].flat()
  // What is no type is told; until it is mended nobody knows what may be listed.
  if (types.length === 0 || !types.every(isTypeName) || !isList(values)) return []
  return values.flatMap((value, index) =>
    types.some((one) => isOf(value, one))
      ? []
      : [["enum", { index, value: shown(value), found: jsonType(value), known: types.map(String) }] as const],
  )
}

const impossibleValuesIn = inEachSchema(impossibleValues)

export const schemaEnumImpossible = error(
  "schema-enum-impossible",
  "Values that a schema lists are of its type.",
  function* (context) {
    for (const { document, schema, pointer } of schemasIn(context))
      for (const [name, { index, ...values }] of impossibleValues(schema))
        yield { document, pointer: within(pointer, name, index), values }
    for (const { document, pointer, shared = "", values } of sharedSchemas(context, impossibleValuesIn)) {
      const { index: _, ...told } = values
      yield { document, pointer, values: { ...told, shared } }
    }
  },
)
