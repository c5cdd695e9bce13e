import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { datetime, findTenant, type Sandbox, tenantAndTime } from "../../../engine"
import { recordOf } from "../../../../domain/json"
import { endReading } from "./endReading"
import { outcomes } from "./outcomes"
import { cardHolders } from "./people"

/** The contractor's side of card readings: the phone's reader says here what it found. */
export function registerEkycRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get("/__sandbox/ekyc", (request, reply) => describe(sandbox, request, reply))
  app.post("/__sandbox/ekyc", async (request, reply) => {
    const at = await tenantAndTime(sandbox, request)
    const problem = await endReading({ db: sandbox.db, ...at }, recordOf(request.body))
    return problem === undefined ? { ok: true } : reply.code(400).send({ ok: false, problem })
  })
}

const people = cardHolders.map(({ id, name, note, residenceDocument }) => {
  return { id, name, note, isForeign: residenceDocument !== undefined }
})

async function describe(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const tenant = await findTenant(sandbox, request)
  const session = await sandbox.db
    .selectFrom("ekyc_session")
    .innerJoin("application", "application.id", "ekyc_session.application_id")
    .select(["purpose", "method", "status", "outcome", "ekyc_session.expires_at", "draft"])
    .where("ekyc_session.id", "=", String(recordOf(request.query)["sessionId"]))
    .where("ekyc_session.tenant", "=", tenant.name)
    .executeTakeFirst()
  if (session === undefined) return reply.code(404).send({ ok: false, problem: "there is no such session" })
  const { purpose, method, status, outcome, expires_at, draft } = session
  const first = cardHolders.find(({ name }) => name === draft["identityName"])
  return reply.send({
    purpose,
    method,
    documentType: draft["foreignDocumentType"] ?? null,
    status: outcome === null ? status : "ENDED",
    expiresAt: datetime(expires_at),
    person: (first ?? cardHolders[0])?.id,
    people,
    results: outcomes
      .filter(({ purposes }) => purposes.includes(purpose))
      .map(({ id, label, status: group }) => ({ id, label, group })),
  })
}
