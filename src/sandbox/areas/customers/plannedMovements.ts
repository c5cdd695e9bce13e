import { type AliasableExpression, sql } from "kysely"
import type { CustomerContext } from "./customerContext"

/** Cash that will come or go. */
export interface PlannedMovement {
  /** `YYYY-MM-DD`, the day the cash moves. */
  readonly date: string
  /** One of `tradeTypes`. */
  readonly tradeType: number
  /** Yen, signed. */
  readonly amount: number
  readonly brand: { readonly marketId: number; readonly brandId: number; readonly name: string } | null
}

/** What a table says of one. All tables are asked alike, in one statement. */
export interface PlannedRow {
  readonly date: string
  readonly amount: number
  /** One of `tradeTypes`, where a table holds several of them. */
  readonly trade_type: number | null
  readonly market_id: number | null
  readonly brand_id: number | null
  readonly brand_name: string | null
  /** Which comes first of those of a day, among the area's own. */
  readonly place: number
}

/** Rows about cash that will move, and how one is read. */
export interface PlannedRows {
  select(context: CustomerContext): AliasableExpression<PlannedRow>
  read(row: PlannedRow): PlannedMovement
}

declare module "../../engine/areas/hooks" {
  interface AreaHooks {
    /** What an area knows of cash that will move. */
    planned(): readonly PlannedRows[]
  }
}

/** Everything that will move the customer's cash, the next day first. */
export async function plannedMovements(context: CustomerContext): Promise<readonly PlannedMovement[]> {
  const kinds = context.hooks("planned").flatMap((kindsOf) => kindsOf())
  const [first, ...others] = kinds.map((kind, index) =>
    context.trx
      .selectFrom(kind.select(context).as("own"))
      .selectAll()
      .select(sql<number>`${sql.lit(index)}::int`.as("kind")),
  )
  if (first === undefined) return []
  const rows = await others
    .reduce((all, one) => all.unionAll(one), first)
    .orderBy("kind")
    .orderBy("place")
    .execute()
  return rows
    .flatMap((row) => kinds[row.kind]?.read(row) ?? [])
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
}
