import { notFound, ok } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse } from "../customers"
import { findContract } from "./contracts"
import { failureDetail } from "./failureDetail"
import { latestRequest } from "./requests"
import { findService, type PaymentType, servicesOf } from "./services"
import type { Contract } from "./tables"

type Result = LegacyResponse<"legacy/payments_contract_result">

export const handle = handleLegacy("legacy/payments_contract_result", async (input, context) => {
  const { CONTRACT_ID: id, PAYMENT_TYPE: asked, RESULT_CD: told } = input
  if (id === undefined) return ok(withoutContract(context, asked, told))
  const contract = await findContract(context, id)
  const request = await latestRequest(context, id)
  const type = request?.payment_type ?? contract?.payment_type
  const bankId = request?.bank_id ?? contract?.bank_id
  if (type === undefined || type === 1) return notFound
  const result = request === undefined ? resultOf(contract) : (request.result ?? 1)
  return ok({
    PAYMENT_TYPE: type,
    CONTRACT_ID: id,
    ...(type === 3 && bankId !== undefined && { BANK_ID: bankId }),
    SERVICE_NM: findService(context.tenant, type, bankId)?.name ?? "",
    RESULT_CD: result === 5 ? 9 : result,
    RESULT_DETAIL_CD: failureDetail(result),
    ACCOUNT_NO_MASKED: result === 0 && contract?.account_no != null ? `****${contract.account_no.slice(-3)}` : null,
    AUTO_WITHDRAWAL_FLG: contract?.auto_since == null ? 0 : 1,
    AGREEMENT_TYPE: request?.agreement_type ?? 1,
  })
})

const resultOf = (contract: Contract | undefined) => (contract?.status === 1 ? 1 : contract?.status === 9 ? 9 : 0)

/** A success that belongs to no contract is none: whoever types one into the address is told that it failed. */
function withoutContract(
  { tenant }: CustomerContext,
  type: Exclude<PaymentType, 1>,
  told: Result["RESULT_CD"] | undefined,
): Result {
  const result = told === undefined || told === 0 || told === 1 ? 9 : told
  return {
    PAYMENT_TYPE: type,
    CONTRACT_ID: null,
    SERVICE_NM: servicesOf(tenant).find((service) => service.type === type)?.name ?? "",
    RESULT_CD: result,
    RESULT_DETAIL_CD: failureDetail(result),
    ACCOUNT_NO_MASKED: null,
    AUTO_WITHDRAWAL_FLG: 0,
    AGREEMENT_TYPE: 1,
  }
}
