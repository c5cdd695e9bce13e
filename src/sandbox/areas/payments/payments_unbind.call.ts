import { notFound, ok, refused } from "../../engine"
import { handleLegacy } from "../customers"
import { findContract } from "./contracts"

/** The contract, and with it automatic withdrawal; or automatic withdrawal alone. */
export const handle = handleLegacy("legacy/payments_unbind", async (input, context) => {
  const { CONTRACT_ID: id, UNBIND_TYPE: type } = input
  const contract = await findContract(context, id)
  if (contract === undefined) return notFound
  const isEnding = type === 1
  if (isEnding ? contract.status === 9 : contract.auto_since === null) return refused("ALREADY_UNBOUND")
  if (isEnding && contract.is_in_use) return refused("IN_USE")
  if (isEnding && contract.is_debit_pending) return refused("PENDING_DEBIT")
  const status = isEnding ? 9 : contract.status
  await context.trx
    .updateTable("payment_contract")
    .set({ status, auto_since: null, auto_paid_on: null, keep_amount: 0, pending_until: null })
    .where("tenant", "=", context.tenant.name)
    .where("contract_id", "=", id)
    .execute()
  return ok({ CONTRACT_ID: id, CONTRACT_STATUS: status, AUTO_WITHDRAWAL_FLG: 0 })
})
