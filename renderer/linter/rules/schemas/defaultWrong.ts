import { error, firstMismatch, schemaIn, schemasIn, shown, within } from "../../kit"

export const defaultWrong = error("default-wrong", "Defaults are values that the schema allows.", function* (context) {
  for (const { document, schema, pointer } of schemasIn(context)) {
    if (!("default" in schema)) continue
    const { default: value, ...rest } = schemaIn(context, document, schema)
    const mismatch = firstMismatch(rest, value)
    if (mismatch === undefined) continue
    const { keyword, detail } = mismatch
    yield { document, pointer: within(pointer, "default"), values: { value: shown(value), keyword, detail } }
  }
})
