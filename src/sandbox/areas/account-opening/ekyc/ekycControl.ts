import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { endReading } from "./endReading"
import { outcomes } from "./outcomes"
import { cardHolders } from "./people"
import { recordOf } from "../../../engine/calls/input"
import { datetime } from "../../../engine/clock/moments"
import { sandboxNow } from "../../../engine/clock/sandboxClock"
import { findSpace } from "../../../engine/tenants/findTenant"
import type { Control } from "../../../engine/control/registerControl"

/** The contractor's side of card readings: the phone's reader says here what it found. */
export function registerEkycControl(app: FastifyInstance, control: Control): void {
  app.get("/__sandbox/ekyc", (request, reply) => describe(control, request, reply))
  app.post("/__sandbox/ekyc", (request, reply) => end(control, request, reply))
}

const people = cardHolders.map(({ id, name, note, residenceDocument }) => {
  return { id, name, note, isForeign: residenceDocument !== undefined }
})

async function describe({ db }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const space = await findSpace(db, request)
  const session = await db
    .selectFrom("ekyc_session")
    .innerJoin("application", "application.id", "ekyc_session.application_id")
    .select(["purpose", "method", "status", "outcome", "ekyc_session.expires_at", "draft"])
    .where("ekyc_session.id", "=", String(recordOf(request.query)["sessionId"]))
    .where("ekyc_session.space", "=", space.name)
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

async function end({ db, realClock }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const space = await findSpace(db, request)
  const { sessionId, result, person, afterSeconds } = recordOf(request.body)
  const problem = await endReading(
    { db, space, now: sandboxNow(space, realClock()) },
    { sessionId, result, person, afterSeconds },
  )
  return problem === undefined ? reply.send({ ok: true }) : reply.code(400).send({ ok: false, problem })
}
