import { monthsBefore } from "../../../domain/japanTime"

interface Period {
  readonly PERIOD_TYPE: 0 | 1 | 2 | 3 | 4
  readonly DATE_FROM?: string | undefined
  readonly DATE_TO?: string | undefined
}

/** Whole months that the periods reach back; the others name their days or all. */
const months: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 12 }

/** Whether a day, `YYYY-MM-DD`, lies in a period. What settles only later belongs to all that reach until today. */
export function inPeriod({ PERIOD_TYPE, DATE_FROM, DATE_TO }: Period, today: string): (date: string) => boolean {
  const back = months[PERIOD_TYPE]
  if (back !== undefined) return (date) => date >= monthsBefore(today, back)
  if (PERIOD_TYPE === 0) return () => true
  const end = DATE_TO === undefined || DATE_TO >= today ? "9999" : DATE_TO
  return (date) => date >= (DATE_FROM ?? "") && date <= end
}

/** Days of one's own choice that are missing, or the wrong way round. */
export const isUnreadable = ({ PERIOD_TYPE, DATE_FROM, DATE_TO }: Period): boolean =>
  PERIOD_TYPE === 4 && (DATE_FROM === undefined || DATE_TO === undefined || DATE_FROM > DATE_TO)

/** The first day of a ledger, which begins with the account. */
export const openDateOf = (ledger: readonly { readonly tradeDate: string }[], today: string): string =>
  ledger.map(({ tradeDate }) => tradeDate).toSorted()[0] ?? today

/** What a row is ordered by; `id` settles what is alike. */
export interface Place {
  readonly at: string
  readonly id: number
  /** Yen without a sign. */
  readonly amount: number
}

type Order = (one: Place, other: Place) => number

const newest: Order = (one, other) => (one.at === other.at ? other.id - one.id : one.at < other.at ? 1 : -1)

/** By SORT_TYPE. */
const orders: Readonly<Record<0 | 1 | 2, Order>> = {
  0: newest,
  1: (one, other) => newest(other, one),
  2: (one, other) => other.amount - one.amount || newest(one, other),
}

export function sorted<Row>(rows: readonly Row[], sort: 0 | 1 | 2, placeOf: (row: Row) => Place): readonly Row[] {
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted((one, other) => orders[sort](one.place, other.place))
    .map(({ row }) => row)
}
