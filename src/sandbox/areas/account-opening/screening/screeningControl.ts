import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { changeScreening, screeningEvents } from "./changeScreening"
import { recordOf } from "../../../engine/calls/input"
import { sandboxNow } from "../../../engine/clock/sandboxClock"
import { findSpace } from "../../../engine/tenants/findTenant"
import type { Control } from "../../../engine/control/registerControl"

/** The back office: what it decides about the newest submitted application of a space, and what it asks for. */
export function registerScreeningControl(app: FastifyInstance, control: Control): void {
  app.get("/__sandbox/screening", async () => screeningEvents)
  app.post("/__sandbox/screening", (request, reply) => change(control, request, reply))
  app.post("/__sandbox/agreements", (request, reply) => renewAgreements(control, request, reply))
}

async function change({ db, realClock }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const space = await findSpace(db, request)
  const { event } = recordOf(request.body)
  const now = sandboxNow(space, realClock())
  const problem = await db.transaction().execute((work) => changeScreening({ work, space, now }, event))
  return problem === undefined ? reply.send({ ok: true }) : reply.code(400).send({ ok: false, problem })
}

/** New versions of all agreements, which have to be agreed to again. */
async function renewAgreements({ db }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const space = await findSpace(db, request)
  const { version } = recordOf(request.body)
  if (typeof version !== "string" || version === "")
    return reply.code(400).send({ ok: false, problem: "version must be a text such as 2025-04" })
  await db
    .updateTable("space")
    .set({ settings: JSON.stringify({ ...space.settings, agreementVersion: version }) })
    .where("name", "=", space.name)
    .execute()
  return reply.send({ ok: true })
}
