import { type Answer, invalid, notFound, ok, refused } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse } from "../customers"
import { contractsOf, nextContractId } from "./contracts"
import { openRequest } from "./requests"
import { findService, isClosed, type Service } from "./services"
import type { Contract } from "./tables"
import { areAgreed, termsOf } from "./terms"

type Given = Answer<LegacyResponse<"legacy/payments_contractAgreementConfirm">>

export const handle = handleLegacy("legacy/payments_contractAgreementConfirm", async (input, context) => {
  const { PAYMENT_TYPE: type, AGREEMENT_TYPE: agreement, TERMS_ID_ARRAY: ids, RETURN_VERSION: version } = input
  const service = findService(context.tenant, type, input.BANK_ID)
  if (service === undefined || (agreement === 2 && type !== 2)) return notFound
  if (!areAgreed(termsOf(type, agreement), ids)) return invalid("TERMS_ID_ARRAY", "規約をすべてご確認ください")
  if (agreement === 1 && type !== 1 && input.ACCOUNT_NAME_CHECK_FLG !== 1)
    return invalid("ACCOUNT_NAME_CHECK_FLG", "内容をご確認のうえ、チェックを入れてください")
  if (isClosed(context.tenant, service)) return refused("SERVICE_MAINTENANCE")
  const contract = (await contractsOf(context)).find(({ bank_id }) => bank_id === service.id)
  const consent = { service, contract, version, terms: ids }
  if (agreement === 2) return setAutomaticWithdrawal(context, consent, input.KEEP_AMOUNT ?? 0)
  if (contract?.status === 1 || contract?.status === 2) return refused("ALREADY_LINKED")
  if (context.customer.name_kana === "") return refused("NAME_KANA_MISSING")
  return startContract(context, consent)
})

interface Consent {
  readonly service: Service
  readonly contract: Contract | undefined
  readonly version: 1 | 2
  readonly terms: readonly string[]
}

/** The partner's page decides the rest; until it has, nothing is linked and the customer may begin again. */
async function startContract(context: CustomerContext, { service, contract, version, terms }: Consent): Promise<Given> {
  const contractId = contract?.status === 3 ? contract.contract_id : await nextContractId(context)
  const request = { contract_id: contractId, payment_type: service.type, bank_id: service.id, terms }
  const state = await openRequest(context, { ...request, agreement_type: 1, return_version: version })
  const page = service.type === 1 ? "https://pay.example/authorize" : "https://bank.example/authorize"
  return ok({ CONTRACT_ID: contractId, CONTRACT_STATUS: 1, STATE: state, REDIRECT_URL: `${page}?state=${state}` })
}

async function setAutomaticWithdrawal(
  context: CustomerContext,
  { service, contract, version, terms }: Consent,
  keepAmount: number,
): Promise<Given> {
  if (contract?.status !== 2) return notFound
  const { trx, tenant, now } = context
  await trx
    .updateTable("payment_contract")
    .set({ auto_since: contract.auto_since ?? now, keep_amount: keepAmount })
    .where("tenant", "=", tenant.name)
    .where("contract_id", "=", contract.contract_id)
    .execute()
  const request = { contract_id: contract.contract_id, payment_type: service.type, bank_id: service.id, terms }
  await openRequest(context, { ...request, agreement_type: 2, return_version: version, result: 0 })
  return ok({ CONTRACT_ID: contract.contract_id, CONTRACT_STATUS: 2, STATE: "", REDIRECT_URL: "" })
}
