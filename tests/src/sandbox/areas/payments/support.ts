import { randomUUID } from "node:crypto"
import type { Json, Visitor } from "../../support/testbed"

/** A call of the payments area; a write gets a key of its own unless one is given. */
export async function pay(visitor: Visitor, name: string, payload: Json = {}, key = randomUUID()): Promise<Json> {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  const isWrite = /unbind|Confirm|result_paypay|ppbank/.test(name)
  const body = { TOKEN, ...payload, ...(isWrite ? { REQUEST_ID: key } : {}) }
  return (await visitor.send("POST", `/api/legacy/v2/payments/${name}`, body)).body
}

const services = {
  1: { PAYMENT_TYPE: 1, AGREE_FLG: 1, TERMS_ID_ARRAY: ["PA-1", "PA-2"] },
  2: { PAYMENT_TYPE: 2, AGREE_FLG: 1, ACCOUNT_NAME_CHECK_FLG: 1, TERMS_ID_ARRAY: ["PT-1", "PT-2"] },
  3: { PAYMENT_TYPE: 3, BANK_ID: "MHN", AGREE_FLG: 1, ACCOUNT_NAME_CHECK_FLG: 1, TERMS_ID_ARRAY: ["PT-1", "PT-2"] },
} as const

/** Agrees to the terms of a service; the answer tells the state for the partner's page. */
export const agree = (visitor: Visitor, type: 1 | 2 | 3, version: 1 | 2 = 1): Promise<Json> =>
  pay(visitor, "contractAgreementConfirm", { ...services[type], AGREEMENT_TYPE: 1, RETURN_VERSION: version })

export const comeBack = (visitor: Visitor, STATE: unknown, rest: Json = { CODE: "ok" }): Promise<Json> =>
  pay(visitor, "ppbank_contract_result", { STATE, ...rest })

/** The way back that the partner's page gives for a decision. */
export async function decide(visitor: Visitor, state: unknown, decision: string): Promise<URL> {
  const url = `/__sandbox/partner/decide?state=${String(state)}&decision=${decision}`
  const { headers } = await visitor.send("GET", url)
  return new URL(String(headers["location"]), "http://app")
}

export const contracts = async (visitor: Visitor, payload: Json = {}): Promise<readonly Json[]> =>
  (await pay(visitor, "contract_list", payload))["CONTRACT_ARRAY"] as readonly Json[]

/** Status by service. */
export const statuses = async (visitor: Visitor): Promise<Json> =>
  Object.fromEntries((await contracts(visitor)).map((row) => [String(row["BANK_ID"]), row["CONTRACT_STATUS"]]))

/** Whether money can be withdrawn there, by destination type. */
export async function enabled(visitor: Visitor): Promise<Json> {
  const answer = await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 })
  const rows = answer["DESTINATION_ARRAY"] as readonly Json[]
  return Object.fromEntries(rows.map((row) => [String(row["WITHDRAW_TYPE"]), row["ENABLED_FLG"]]))
}

export const code = ({ ERROR_CD, RESULT_CD, STATUS }: Json): unknown =>
  ERROR_CD ?? RESULT_CD ?? `status ${String(STATUS)}`
