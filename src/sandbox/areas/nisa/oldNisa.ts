import type { CustomerContext, LegacyResponse } from "../customers"

type OldNisa = LegacyResponse<"legacy/nisa_summaryinfo">["OLD_NISA_ARRAY"][number]

/** Years free of tax, the year of purchase included: general 5, accumulation 20. */
const years = { 1: 5, 2: 20 } as const

/** What was bought before 2024, the newest year first. */
export async function readOldNisa({ trx, customer }: CustomerContext): Promise<OldNisa[]> {
  const rows = await trx
    .selectFrom("old_nisa")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("year", "desc")
    .orderBy("kind")
    .execute()
  return rows.map(({ year, kind, cost, market_value: value }) => ({
    YEAR: year,
    KIND: kind,
    COST_AMOUNT: cost,
    MARKET_VALUE: value,
    GAIN_LOSS: value - cost,
    EXPIRE_DATE: `${year + years[kind] - 1}-12-31`,
  }))
}
