import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { recordOf } from "../../../../domain/json"
import { digest, headersOfPage, later, minutes, type Sandbox, tenantAndTime } from "../../../engine"
import { closeRequest } from "../requests"
import { findService } from "../services"
import type { ContractRequest } from "../tables"
import { type Decision, decisions, returnAddress } from "./decisions"
import { partnerPage } from "./partnerPage"

const root = "/__sandbox/partner"
/** A little more than a partner may take. */
const tooLong = minutes(31)

/** Plays the sites of banks and of the payment app: one page where a contract is approved or not, and the way back. */
export function registerPartner(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(`${root}/authorize`, async (request, reply) => {
    const { state, found, name } = await findAsked(sandbox, request)
    if (found === undefined) return sendPage(reply, unknownPage())
    const links = decisions
      .filter(({ of }) => of?.includes(found.payment_type) !== false)
      .map(({ name: decision, label }) => ({ href: addressOf("decide", { state, decision }), label }))
    const version = found.return_version
    // Other banks hand no state back; the payment bank does it in their place.
    const type = found.payment_type === 1 ? 1 : 2
    const stray = { href: returnAddress({ type, version, query: { state: "st-unknown", code: "ok" } }) }
    return sendPage(reply, {
      name,
      text: "連携先のサイトを、サンドボックスが演じています。どの終わり方でも、アプリに戻ります。戻ったあとにもう一度開くと、同じ手続きで2回戻ることを試せます。",
      links: [...links, { ...stray, label: "知らない手続き番号で戻る" }],
    })
  })
  app.get(`${root}/decide`, async (request, reply) => {
    const { state, found } = await findAsked(sandbox, request)
    const decision = decisions.find(({ name }) => name === recordOf(request.query)["decision"])
    if (found === undefined || decision === undefined) return sendPage(reply, unknownPage())
    const { payment_type: type, return_version: version } = found
    const contract_id = await decide(sandbox, request, { found, decision })
    const query = type === 3 ? { payment_type: "3", contract_id } : { state, ...(type === 2 ? decision.query : {}) }
    return reply.redirect(returnAddress({ type, version, query }))
  })
}

const addressOf = (page: string, query: Readonly<Record<string, string>>) =>
  `${root}/${page}?${new URLSearchParams(query)}`

const unknownPage = () => ({ name: "手続きが見つかりません", text: "アプリで、もう一度はじめてください。", links: [] })

const sendPage = (reply: FastifyReply, page: Parameters<typeof partnerPage>[0]): FastifyReply => {
  const content = partnerPage(page)
  return reply.headers(headersOfPage(content)).type("text/html; charset=utf-8").send(content)
}

async function findAsked(sandbox: Sandbox, request: FastifyRequest) {
  const state = String(recordOf(request.query)["state"] ?? "")
  const { tenant } = await tenantAndTime(sandbox, request)
  const found = await sandbox.db
    .selectFrom("contract_request")
    .selectAll()
    .where("tenant", "=", tenant.name)
    .where("state_hash", "=", digest(state))
    .executeTakeFirst()
  const service = found && findService(tenant, found.payment_type, found.bank_id)
  return { state, found, name: service?.name ?? "" }
}

interface Decided {
  readonly found: ContractRequest
  readonly decision: Decision
}

/**
 * The payment bank tells the app by its return address; the others tell the broker, before the customer is back. Gives the
 * contract that came of it, which can be that of another tab.
 */
async function decide(sandbox: Sandbox, request: FastifyRequest, { found, decision }: Decided): Promise<string> {
  const { tenant, now } = await tenantAndTime(sandbox, request)
  return sandbox.db.transaction().execute(async (trx) => {
    const own = trx
      .updateTable("contract_request")
      .where("state_hash", "=", found.state_hash)
      .where("result", "is", null)
    const started_at = decision.name === "late" ? later(now, -tooLong) : found.started_at
    await own.set({ started_at, decided: decision.result }).execute()
    if (found.payment_type !== 3) return found.contract_id
    const context = { trx, tenant, now, customer: { id: found.customer_id } }
    return (await closeRequest(context, { ...found, started_at }, decision.result)).contractId
  })
}
