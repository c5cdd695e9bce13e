import { isRecord, type JsonRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** CONTRACT_STATUS of what stands: in process, linked, to be renewed. */
const standing: readonly unknown[] = [1, 2, 3]

const stands = (row: JsonRecord): boolean => standing.includes(row["CONTRACT_STATUS"])

export const groups: CreateSource<typeof definition> =
  () =>
  ({ items }) => {
    const rows = Array.isArray(items) ? items.filter(isRecord) : []
    return { linked: rows.filter(stands), open: rows.filter((row) => !stands(row)) }
  }
