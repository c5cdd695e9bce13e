import type { FastifyInstance } from "fastify"
import { recordOf } from "../../../domain/json"
import { type Sandbox, tenantAndTime } from "../../engine"
import { numberIn } from "./address"

/** The server of the documents: it tells the broker that the one at `url` was opened. */
export function registerOpenedRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.post("/__sandbox/documents", async (request, reply) => {
    const number = numberIn(recordOf(request.body)["url"])
    if (number === undefined) return reply.code(400).send({ ok: false, problem: "url is no document's" })
    const { tenant, now } = await tenantAndTime(sandbox, request)
    const customers = sandbox.db.selectFrom("customer").select("id").where("tenant", "=", tenant.name)
    const { numUpdatedRows } = await sandbox.db
      .updateTable("e_document")
      .set({ read_at: now })
      .where("number", "=", number)
      .where("customer_id", "in", customers)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? { ok: true } : reply.code(400).send({ ok: false, problem: "nobody has it" })
  })
}
