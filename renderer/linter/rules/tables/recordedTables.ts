import { type Context, isList, isText, objectsIn, topicOf } from "../../kit"
import { sendableTablesOf, tableCodes } from "./tableCodes"
import { tablesShowing } from "./labelDiffers"

/** Names of values that records name. */
const recorded = topicOf<true>("recorded", (_context, document) =>
  objectsIn(document.document).flatMap(([{ analytics }]) =>
    isList(analytics)
      ? analytics.flatMap((path) => (isText(path) ? [[path.split(".").at(-1) ?? "", true] as const] : []))
      : [],
  ),
)

/** The table that lets records name most of these values, and those that it lacks; undefined where none has half of them. */
export function nearlySendable(context: Context, values: readonly string[]) {
  const tables = [...sendableTablesOf(context)].map(([table, codes]) => ({
    table,
    missing: values.filter((value) => !codes.has(value)),
  }))
  const [first] = tables.toSorted((one, other) => one.missing.length - other.missing.length)
  return first !== undefined && first.missing.length * 2 < values.length ? first : undefined
}

/** Tables that have a word for every one of these values, by which the answers of a field are shown or recorded. */
export function tablesBehind(context: Context, name: string, values: readonly string[]): readonly string[] {
  const hasAll = (codes: ReadonlySet<string> | undefined) =>
    codes !== undefined && values.length > 0 && values.every((value) => codes.has(value))
  const shown = context.facts.get(context, tablesShowing, name).filter((table) => hasAll(tableCodes(context, table)))
  const isRecorded = context.facts.has(context, recorded, name)
  const sent = [...sendableTablesOf(context)].flatMap(([table, codes]) => (isRecorded && hasAll(codes) ? [table] : []))
  return [...new Set([...shown, ...sent])]
}
