import {
  error,
  firstMismatch,
  type Json,
  type Mismatch,
  schemaIn,
  schemasIn,
  sharedSchemas,
  shown,
  within,
  wrongDefaults,
} from "../../kit"

const said = (value: Json, { keyword, detail }: Mismatch) => ({ value: shown(value), keyword, detail })

export const defaultWrong = error("default-wrong", "Defaults are values that the schema allows.", function* (context) {
  for (const { document, schema, pointer } of schemasIn(context)) {
    if (!("default" in schema)) continue
    const { default: value, ...rest } = schemaIn(context, document, schema)
    const mismatch = firstMismatch(rest, value)
    if (mismatch !== undefined && value !== undefined)
      yield { document, pointer: within(pointer, "default"), values: said(value, mismatch) }
  }
  for (const { document, pointer, shared = "", values } of sharedSchemas(context, wrongDefaults))
    yield { document, pointer, values: { ...said(values.value, values.mismatch), shared } }
})
