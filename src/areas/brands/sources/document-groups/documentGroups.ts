import { isRecord, type JsonRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** What says no type stands among the others. */
const other = 9

const newestFirst = (left: JsonRecord, right: JsonRecord) =>
  String(right["CREATED_DATE"]).localeCompare(String(left["CREATED_DATE"]))

export const documentGroups: CreateSource<typeof definition> =
  () =>
  ({ documents }) => {
    const byType = new Map<number, JsonRecord[]>()
    for (const row of Array.isArray(documents) ? documents.filter(isRecord) : []) {
      const type = typeof row["DOC_TYPE"] === "number" ? row["DOC_TYPE"] : other
      byType.set(type, [...(byType.get(type) ?? []), row])
    }
    const groups = [...byType].toSorted(([left], [right]) => left - right)
    return { groups: groups.map(([DOC_TYPE, rows]) => ({ DOC_TYPE, ROWS: rows.toSorted(newestFirst) })) }
  }
