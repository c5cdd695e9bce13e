import { notFound, ok } from "../../engine"
import { handleLegacy } from "../customers"
import { findContract } from "./contracts"
import { failureDetail } from "./failureDetail"
import { closeRequest, findRequest, latestRequest } from "./requests"
import { servicesOf } from "./services"
import type { ResultCode } from "./tables"

export const handle = handleLegacy("legacy/payments_contract_result_paypay", async (input, context) => {
  const { STATE, CONTRACT_ID } = input
  const request = STATE === undefined ? undefined : await findRequest(context, STATE)
  const answer = (id: string | null, result: ResultCode) =>
    ok({
      PAYMENT_TYPE: 1 as const,
      CONTRACT_ID: id,
      SERVICE_NM: servicesOf(context.tenant).find(({ type }) => type === 1)?.name ?? "",
      RESULT_CD: result,
      RESULT_DETAIL_CD: failureDetail(result),
      APP_URL: "https://pay.example/open/kyc",
    })
  if (request?.payment_type === 1) {
    // Whoever comes back before the app has decided is told to wait, and asks again.
    if (request.decided === null) return answer(request.contract_id, 1)
    const { result, contractId } = await closeRequest(context, request, request.decided)
    return answer(contractId, result)
  }
  if (CONTRACT_ID === undefined) return answer(null, 4)
  const contract = await findContract(context, CONTRACT_ID)
  const latest = await latestRequest(context, CONTRACT_ID)
  if ((latest ?? contract)?.payment_type !== 1) return notFound
  return answer(CONTRACT_ID, latest?.result ?? (contract?.status === 2 ? 0 : 1))
})
