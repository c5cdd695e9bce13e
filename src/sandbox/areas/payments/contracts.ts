import { toJapanDate } from "../../../domain/japanTime"
import { nextCount } from "../../engine"
import type { CustomerContext } from "../customers"
import type { Service } from "./services"
import type { Contract } from "./tables"

export const contractsOf = ({ trx, customer }: CustomerContext): Promise<readonly Contract[]> =>
  trx.selectFrom("payment_contract").selectAll().where("customer_id", "=", customer.id).execute()

export async function findContract(context: CustomerContext, id: string): Promise<Contract | undefined> {
  return (await contractsOf(context)).find(({ contract_id }) => contract_id === id)
}

/** Numbers run through the whole broker. */
export const nextContractId = async (context: Pick<CustomerContext, "trx" | "tenant">): Promise<string> =>
  `C-${9 + (await nextCount(context, "contract"))}`

export type LinkContext = Pick<CustomerContext, "trx" | "tenant" | "now"> & {
  readonly customer: { readonly id: number }
}

interface NewContract {
  readonly id: string
  readonly service: Service
  /** Until when the partner is at it; linked at once where absent. */
  readonly pendingUntil?: Date
}

/** The account is the customer's from now on, or as soon as the partner is done. An older contract makes room. */
export async function link(
  { trx, tenant, now, customer }: LinkContext,
  { id, service, pendingUntil }: NewContract,
): Promise<void> {
  await trx
    .deleteFrom("payment_contract")
    .where("customer_id", "=", customer.id)
    .where("bank_id", "=", service.id)
    .execute()
  await trx
    .insertInto("payment_contract")
    .values({
      ...service.account,
      tenant: tenant.name,
      contract_id: id,
      customer_id: customer.id,
      payment_type: service.type,
      bank_id: service.id,
      status: pendingUntil === undefined ? 2 : 1,
      contract_date: toJapanDate(now.getTime()),
      pending_until: pendingUntil ?? null,
      auto_since: null,
      auto_paid_on: null,
      keep_amount: 0,
      is_in_use: false,
      is_debit_pending: false,
    })
    .execute()
}
