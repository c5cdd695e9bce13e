import { isRecord, type JsonRecord } from "../../../../domain/json"
import { parseDatetime } from "../../../../domain/japanTime"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** STATUS_CD of withdrawals that are over: paid, cancelled, impossible. */
const doneCodes: readonly unknown[] = [3, 4, 5]

/** Chips of the list: 0 all, 1 those that can be cancelled, 2 those that are over. */
const filters: Readonly<Record<string, (row: JsonRecord) => boolean>> = {
  "0": () => true,
  "1": (row) => row["CANCELABLE_FLG"] === 1,
  "2": (row) => doneCodes.includes(row["STATUS_CD"]),
}

const acceptedAt = (row: JsonRecord) => parseDatetime(row["ACCEPT_DATETIME"]) ?? 0

export const filtered: CreateSource<typeof definition> =
  () =>
  ({ items, filter }) => {
    const isWanted = filters[String(filter ?? 0)] ?? filters["0"] ?? (() => true)
    const rows: readonly unknown[] = Array.isArray(items) ? items : []
    return rows
      .filter(isRecord)
      .filter(isWanted)
      .toSorted((one, other) => acceptedAt(other) - acceptedAt(one))
  }
