import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { madeUpLogo, notFound, ok } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse } from "../customers"
import { contractsOf } from "./contracts"
import { isClosed, type Service, servicesOf } from "./services"
import type { Contract } from "./tables"

export const handle = handleLegacy("legacy/payments_contract_list", async (input, context) => {
  const { CONTRACT_ID: id, PAYMENT_TYPE: type } = input
  const contracts = await contractsOf(context)
  if (id !== undefined && !contracts.some(({ contract_id }) => contract_id === id)) return notFound
  const rows = servicesOf(context.tenant).map((service) => ({
    service,
    contract: contracts.find(({ bank_id }) => bank_id === service.id),
  }))
  const asked = rows.filter(
    ({ service, contract }) =>
      (id === undefined || contract?.contract_id === id) && (type === undefined || service.type === type),
  )
  return ok({
    CONTRACT_ARRAY: await Promise.all(
      asked.map(async ({ service, contract }) => ({
        ...(await toRow(context, service, contract)),
        RECENT_ARRAY: id === undefined ? [] : await recentDebits(context, id),
      })),
    ),
  })
})

type Row = LegacyResponse<"legacy/payments_contract_list">["CONTRACT_ARRAY"][number]

async function toRow(
  context: CustomerContext,
  service: Service,
  contract: Contract | undefined,
): Promise<Omit<Row, "RECENT_ARRAY">> {
  const live = contract?.status === 2 || contract?.status === 3 ? contract : undefined
  return {
    CONTRACT_ID: contract?.contract_id ?? null,
    PAYMENT_TYPE: service.type,
    BANK_ID: service.id,
    SERVICE_NM: service.name,
    LOGO_URL: madeUpLogo(service.id),
    CONTRACT_STATUS: contract?.status ?? 0,
    AVAILABLE_FLG: isClosed(context.tenant, service) ? 0 : 1,
    ...accountOf(live),
    LIMIT_DAY_AMOUNT: live === undefined ? null : service.dayLimit,
    LIMIT_MONTH_AMOUNT: live === undefined ? null : service.monthLimit,
    USED_MONTH_AMOUNT: live === undefined ? null : await usedThisMonth(context, live),
    AUTO_WITHDRAWAL_FLG: live?.auto_since == null ? 0 : 1,
    AUTO_WITHDRAWAL_DATE: live?.auto_since == null ? null : toJapanDate(live.auto_since.getTime()),
    KEEP_AMOUNT: live?.keep_amount ?? 0,
  }
}

function accountOf(live: Contract | undefined) {
  return {
    BRANCH_NM: live?.branch_name ?? null,
    ACCOUNT_TYPE: live?.account_type ?? null,
    ACCOUNT_NO_MASKED: live?.account_no == null ? null : `****${live.account_no.slice(-3)}`,
    CONTRACT_DATE: live?.contract_date ?? null,
  }
}

const debitsOf = ({ trx, customer }: CustomerContext, contractId: string) =>
  trx.selectFrom("payment_debit").where("customer_id", "=", customer.id).where("contract_id", "=", contractId)

/** Debits of the month less what was paid back. */
async function usedThisMonth(context: CustomerContext, { contract_id }: Contract): Promise<number> {
  const month = toJapanDate(context.now.getTime()).slice(0, 7)
  const { used } = await debitsOf(context, contract_id)
    .select(sql<number>`coalesce(sum(case when kind = 1 then amount else -amount end), 0)::bigint`.as("used"))
    .where(sql`substr(date, 1, 7)`, "=", month)
    .executeTakeFirstOrThrow()
  return Math.max(0, used)
}

const shown = 5

async function recentDebits(context: CustomerContext, contractId: string): Promise<Row["RECENT_ARRAY"]> {
  const rows = await debitsOf(context, contractId)
    .select(["date", "kind", "amount"])
    .orderBy("date", "desc")
    .limit(shown)
    .execute()
  return rows.map(({ date, kind, amount }) => ({ DATE: date, KIND: kind, AMOUNT: amount }))
}
