import { ok } from "../../engine"
import { handleLegacy } from "../customers"
import { closeRequest, findRequest } from "./requests"
import type { ResultCode } from "./tables"

export const handle = handleLegacy("legacy/payments_ppbank_contract_result", async (input, context) => {
  const { STATE, CODE, ERROR } = input
  const request = STATE === undefined ? undefined : await findRequest(context, STATE)
  // Nothing is changed without a request of this customer's own, but whoever turned back is told so.
  if (request?.payment_type !== 2) return ok({ CONTRACT_ID: null, RESULT_CD: resultWithoutRequest(STATE, ERROR) })
  const { result, contractId } = await closeRequest(context, request, resultOf(CODE, ERROR))
  return ok({ CONTRACT_ID: contractId, RESULT_CD: result === 5 ? 9 : result })
})

/** A state that nobody waits for any more is too late; the bank's own error says more, and no state at all is a failure. */
function resultWithoutRequest(state: string | undefined, error: string | undefined): 2 | 4 | 9 {
  if (error !== undefined && error !== "") return error === "access_denied" ? 2 : 9
  return state === undefined || state === "" ? 9 : 4
}

const ofCodes = new Map<string, ResultCode>([
  ["ok", 0],
  ["pending", 1],
  ["mismatch", 3],
])

/** What the payment bank says by its code or error. */
function resultOf(code: string | undefined, error: string | undefined): ResultCode {
  if (error !== undefined && error !== "") return error === "access_denied" ? 2 : 9
  return ofCodes.get(code ?? "") ?? 9
}
