import {
  type Context,
  error,
  type Fields,
  inEachSchema,
  isList,
  isText,
  schemasIn,
  sharedSchemas,
  unknownName,
  within,
} from "../../kit"
import { tableCodes } from "../tables/tableCodes"

interface Listed {
  readonly index: number
  readonly value: string
  readonly table: string
  /** Every value of the list, as texts. */
  readonly all: readonly string[]
}

/** The values of a list whose schema says in which table their codes stand. */
function listedFor({ codes: table, enum: values }: Fields): readonly (readonly ["enum", Listed])[] {
  if (!isText(table) || !isList(values)) return []
  const all = values.map(String)
  return values.flatMap((value, index) =>
    isText(value) || typeof value === "number" ? [["enum", { index, value: String(value), table, all }] as const] : [],
  )
}

const listedIn = inEachSchema(listedFor)

/** What is told of a value whose table is there and lacks it; the codes that it may stand for are those that the list lacks. */
function missed(context: Context, { value, table, all }: Listed) {
  const codes = tableCodes(context, table)
  if (codes === undefined || codes.has(value)) return undefined
  const { known: _, ...named } = unknownName(
    value,
    [...codes].filter((code) => !all.includes(code)),
  )
  return { ...named, table, missing: value }
}

export const schemaValueWithoutCode = error(
  "schema-value-without-code",
  "Values that a schema lists stand in the code table that it names.",
  function* (context) {
    for (const { document, schema, pointer } of schemasIn(context))
      for (const [name, listed] of listedFor(schema)) {
        const values = missed(context, listed)
        if (values !== undefined) yield { document, pointer: within(pointer, name, listed.index), values }
      }
    for (const { document, pointer, shared = "", values: listed } of sharedSchemas(context, listedIn)) {
      const values = missed(context, listed)
      if (values !== undefined) yield { document, pointer, values: { ...values, shared } }
    }
  },
)
