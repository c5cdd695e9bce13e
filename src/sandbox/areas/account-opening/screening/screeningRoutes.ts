import type { FastifyInstance } from "fastify"
import { findTenant, type Sandbox, tenantAndTime } from "../../../engine"
import { recordOf } from "../../../../domain/json"
import { changeScreening, screeningEvents } from "./changeScreening"

/** The back office: what it decides about the newest submitted application of a tenant, and what it asks for. */
export function registerScreeningRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { db } = sandbox
  app.get("/__sandbox/screening", async () => screeningEvents)
  app.post("/__sandbox/screening", async (request, reply) => {
    const { event } = recordOf(request.body)
    const at = await tenantAndTime(sandbox, request)
    const problem = await db.transaction().execute((trx) => changeScreening({ trx, ...at }, event))
    return problem === undefined ? { ok: true } : reply.code(400).send({ ok: false, problem })
  })
  // New versions of all agreements, which have to be agreed to again.
  app.post("/__sandbox/agreements", async (request, reply) => {
    const { name, settings } = await findTenant(sandbox, request)
    const { version } = recordOf(request.body)
    if (typeof version !== "string" || version === "")
      return reply.code(400).send({ ok: false, problem: "version must be a text such as 2025-04" })
    const renewed = JSON.stringify({ ...settings, agreementVersion: version })
    await db.updateTable("tenant").set({ settings: renewed }).where("name", "=", name).execute()
    return { ok: true }
  })
}
