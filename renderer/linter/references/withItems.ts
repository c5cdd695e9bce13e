/** What sources hand on of the lists that they are given. */
import type { Json } from "../../model/documents"
import { isList, isObject, mapRecord, objectsIn } from "../../model/json"
import { isText } from "../json"
import { keepFor } from "../memo"
import { anything, type Schema } from "../jsonSchema/schema"

/** Name of the input whose items a schema stands for. */
const inputIn = ({ $ref }: { readonly $ref?: Json }): string | undefined =>
  isText($ref) && $ref.startsWith("#/input/") ? $ref.slice("#/input/".length) : undefined

/** Inputs whose items an output hands on: few declare any. */
const inputsOf = keepFor((output: Schema): readonly string[] =>
  [...objectsIn(output as Json)].flatMap(([schema]) => inputIn(schema) ?? []),
)

/** The same schemas give the same schema, so that what was derived from it stays valid. */
const filled = keepFor((output: Schema) =>
  keepFor((items: Schema) => filledWith(output as Json, items as Json) as Schema),
)

function filledWith(schema: Json, items: Json): Json {
  if (isList<Json>(schema)) return schema.map((each) => filledWith(each, items))
  if (!isObject(schema)) return schema
  return inputIn(schema) === undefined ? mapRecord(schema, (each) => filledWith(each, items)) : items
}

/** An output with the schema of these items wherever it hands on those of an input. */
export function withItems(output: Schema, itemsOf: (input: string) => Schema | undefined): Schema {
  const [input] = inputsOf(output)
  return input === undefined ? output : filled(output)(itemsOf(input) ?? anything)
}
