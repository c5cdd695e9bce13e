import { parseDatetime } from "../domain/japanTime"

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value)

/** STATUS_CD of withdrawals that are over: paid, cancelled, impossible. */
const doneCodes: readonly unknown[] = [3, 4, 5]

/** Chips of the list: 0 all, 1 those that can be cancelled, 2 those that are over. */
const filters: Readonly<Record<string, (row: Row) => boolean>> = {
  "0": () => true,
  "1": (row) => row["CANCELABLE_FLG"] === 1,
  "2": (row) => doneCodes.includes(row["STATUS_CD"]),
}

/** The requests that a chip lets through, newest first. */
export function withdrawalFiltered({ items, filter }: Readonly<Record<string, unknown>>): readonly Row[] {
  const isWanted = filters[String(filter ?? 0)] ?? filters["0"] ?? (() => true)
  const acceptedAt = (row: Row) => parseDatetime(row["ACCEPT_DATETIME"]) ?? 0
  const rows: readonly unknown[] = Array.isArray(items) ? items : []
  return rows
    .filter(isRow)
    .filter(isWanted)
    .toSorted((left, right) => acceptedAt(right) - acceptedAt(left))
}
