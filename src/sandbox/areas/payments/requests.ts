import { randomBytes } from "node:crypto"
import { digest, later, minutes } from "../../engine"
import type { CustomerContext } from "../customers"
import { link, type LinkContext } from "./contracts"
import { findService } from "./services"
import type { ContractRequest, ResultCode } from "./tables"

/** As long as a partner's page may take. */
const validFor = minutes(30)
/** As long as a partner says that it is still at it. */
const pendingFor = minutes(3)

type NewRequest = Pick<
  ContractRequest,
  "contract_id" | "payment_type" | "bank_id" | "agreement_type" | "return_version" | "terms"
> & { readonly result?: ResultCode }

/** Stores a consent, and gives the state by which the partner's page is asked and comes back. */
export async function openRequest(
  context: CustomerContext,
  { terms, result, ...request }: NewRequest,
): Promise<string> {
  const { trx, tenant, customer, now } = context
  const state = `st-${randomBytes(12).toString("hex")}`
  const owner = { tenant: tenant.name, customer_id: customer.id }
  const row = { ...request, ...owner, state_hash: digest(state), started_at: now, terms: JSON.stringify(terms) }
  await trx
    .insertInto("contract_request")
    .values({ ...row, decided: null, result: result ?? null })
    .execute()
  return state
}

const ownRequests = ({ trx, customer }: CustomerContext) =>
  trx.selectFrom("contract_request").selectAll().where("customer_id", "=", customer.id)

export const findRequest = (context: CustomerContext, state: string): Promise<ContractRequest | undefined> =>
  ownRequests(context).where("state_hash", "=", digest(state)).executeTakeFirst()

/** The consent that was given last about a contract. */
export const latestRequest = (context: CustomerContext, contractId: string): Promise<ContractRequest | undefined> =>
  ownRequests(context).where("contract_id", "=", contractId).orderBy("started_at", "desc").limit(1).executeTakeFirst()

interface Closed {
  readonly result: ResultCode
  readonly contractId: string
}

/** What came of a request. The first time decides; the second, or another answer of the partner, changes nothing. */
export async function closeRequest(
  context: LinkContext,
  request: ContractRequest,
  result: ResultCode,
): Promise<Closed> {
  const { contract_id: contractId } = request
  if (request.result !== null) return { result: request.result, contractId }
  const { now, tenant } = context
  const isLate = later(request.started_at, validFor) <= now
  const service = findService(tenant, request.payment_type, request.bank_id)
  const told = isLate ? 4 : service === undefined ? 9 : result
  const isLinking = told === 0 || told === 1
  const other = isLinking ? await begunMeanwhile(context, request) : undefined
  if (other !== undefined) {
    const result = other.status === 1 ? 1 : 0
    await setResult(context, request, { result, contract_id: other.contract_id })
    return { result, contractId: other.contract_id }
  }
  await setResult(context, request, { result: told })
  const pendingUntil = told === 1 ? { pendingUntil: later(now, pendingFor) } : {}
  if (isLinking && service !== undefined) await link(context, { id: contractId, service, ...pendingUntil })
  return { result: told, contractId }
}

/** The contract that another tab came to first, in process or linked: there is never a second one with the same service. */
const begunMeanwhile = ({ trx, customer }: LinkContext, { bank_id, contract_id }: ContractRequest) =>
  trx
    .selectFrom("payment_contract")
    .select(["contract_id", "status"])
    .where("customer_id", "=", customer.id)
    .where("bank_id", "=", bank_id)
    .where("status", "in", [1, 2])
    .where("contract_id", "<>", contract_id)
    .executeTakeFirst()

const setResult = (
  { trx }: LinkContext,
  { state_hash }: ContractRequest,
  told: { readonly result: ResultCode; readonly contract_id?: string },
) => trx.updateTable("contract_request").set(told).where("state_hash", "=", state_hash).execute()

/** Contracts that their partners have been at for long enough. */
export const pendingContracts = ({ trx, customer, now }: CustomerContext) =>
  trx
    .selectFrom("payment_contract")
    .select("contract_id")
    .where("customer_id", "=", customer.id)
    .where("status", "=", 1)
    .where("pending_until", "<=", now)

/** Partners are done by now with what they were still at. */
export async function finishPending({ trx, customer, now }: CustomerContext): Promise<void> {
  const done = await trx
    .updateTable("payment_contract")
    .set({ status: 2, pending_until: null })
    .where("customer_id", "=", customer.id)
    .where("status", "=", 1)
    .where("pending_until", "<=", now)
    .returning("contract_id")
    .execute()
  for (const { contract_id } of done)
    await trx
      .updateTable("contract_request")
      .set({ result: 0 })
      .where("customer_id", "=", customer.id)
      .where("contract_id", "=", contract_id)
      .where("result", "=", 1)
      .execute()
}
