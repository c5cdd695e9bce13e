import type { ColumnType } from "kysely"

/** JSON columns are written as text and read as values. */
export type JsonColumn<T> = ColumnType<T, string, string>
export type Moment = ColumnType<Date, Date, Date>
