import type { FastifyInstance } from "fastify"
import { recordOf } from "../../../domain/json"
import { type Sandbox, tenantAndTime } from "../../engine"
import { payFromNetBank, receiveTransfer } from "./receive"

/** The banks' side of deposits: a transfer of `amount`, or a net bank that was opened at `url`. */
export function registerDepositRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post("/__sandbox/deposits", async (request, reply) => {
    const { amount, url } = recordOf(request.body)
    const at = { db: sandbox.db, ...(await tenantAndTime(sandbox, request)) }
    const problem = url === undefined ? await receiveTransfer(at, amount) : await payFromNetBank(at, url)
    return problem === undefined ? { ok: true } : reply.code(400).send({ ok: false, problem })
  })
}
