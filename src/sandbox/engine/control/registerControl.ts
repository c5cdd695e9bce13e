import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { parseDatetime } from "../../../domain/japanTime"
import { recordOf } from "../calls/input"
import type { Database } from "../database/tables"
import { type RealClock, sandboxNow, turnClock } from "../clock/sandboxClock"
import { defaultSpace, findSpace, namedSpace, spaceCookie } from "../tenants/findTenant"
import { resetSpace } from "../fixtures/resetTenant"
import { defaultWorld, findWorld, worlds } from "../fixtures/fixtures"
import { datetime } from "../clock/moments"
import { addFaults } from "../faults/addFaults"
import { registerEkycControl } from "../../areas/account-opening/ekyc/ekycControl"
import { readJournal, readLedger, readOutbox } from "./reports"
import { registerScreeningControl } from "../../areas/account-opening/screening/screeningControl"

export interface Control {
  readonly db: Database
  readonly realClock: RealClock
}

const spaceName = /^[\w.-]{1,64}$/

/** The tester's side of the sandbox, under `/__sandbox`. Every route speaks about the space of its caller. */
export function registerControl(app: FastifyInstance, control: Control): void {
  const { db } = control
  const route = (method: "GET" | "POST" | "DELETE", path: string, handler: Handler) =>
    app.route({ method, url: `/__sandbox${path}`, handler })

  route("GET", "/worlds", async (request) => listWorlds("details" in recordOf(request.query)))
  route("POST", "/reset", (request, reply) => reset(control, request, reply))
  route("POST", "/faults", async (request, reply) => {
    const problem = await addFaults(db, await findSpace(db, request), request.body)
    return problem === undefined ? reply.code(201).send({ ok: true }) : refuse(reply, problem)
  })
  route("DELETE", "/faults", async (request) => {
    const space = await findSpace(db, request)
    await db.deleteFrom("fault").where("space", "=", space.name).execute()
    return { ok: true }
  })
  route("GET", "/clock", async (request) => {
    const space = await findSpace(db, request)
    return { now: datetime(sandboxNow(space, control.realClock())) }
  })
  route("POST", "/clock", (request, reply) => setClock(control, request, reply))
  route("DELETE", "/clock", async (request) => {
    const realNow = control.realClock()
    const space = await turnClock(db, await findSpace(db, request), { realNow })
    return { now: datetime(sandboxNow(space, realNow)) }
  })
  route("GET", "/journal", async (request) => readJournal(db, await findSpace(db, request)))
  route("GET", "/ledger", async (request) => readLedger(db, await findSpace(db, request), request.cookies["TOKEN"]))
  route("GET", "/outbox", async (request) => readOutbox(db, await findSpace(db, request)))
  registerEkycControl(app, control)
  registerScreeningControl(app, control)
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const listWorlds = (wantsDetails: boolean) =>
  worlds.map(({ name, title, startsAt }) => (wantsDetails ? { name, title, startsAt } : name))

async function setClock({ db, realClock }: Control, request: FastifyRequest, reply: FastifyReply) {
  const to = parseDatetime(recordOf(request.body)["now"])
  if (to === undefined) return refuse(reply, "now must be a datetime such as 2025-01-15T10:00:00+09:00")
  const realNow = realClock()
  const space = await turnClock(db, await findSpace(db, request), { realNow, to: new Date(to) })
  return { now: datetime(sandboxNow(space, realNow)) }
}

const refuse = (reply: FastifyReply, problem: string) => reply.code(400).send({ ok: false, problem })

async function reset({ db, realClock }: Control, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { world: wanted = defaultWorld, space: asked } = recordOf(request.body)
  const world = typeof wanted === "string" ? findWorld(wanted) : undefined
  if (world === undefined) return refuse(reply, `there is no world ${JSON.stringify(wanted)}`)
  const name = asked ?? namedSpace(request) ?? defaultSpace
  if (typeof name !== "string" || !spaceName.test(name)) return refuse(reply, "space must be a short name")
  const { person } = await resetSpace(db, name, { world, realNow: realClock() })

  const cookies = { ...person, ...(name === defaultSpace ? {} : { [spaceCookie]: name }) }
  const shared = { path: "/", sameSite: "lax" } as const
  for (const cookie of ["TOKEN", "AO_SESSION", spaceCookie]) {
    const value = (cookies as Readonly<Record<string, string>>)[cookie]
    // The app reads TOKEN itself, because the legacy service wants it in the payload.
    const options = { ...shared, httpOnly: cookie !== "TOKEN" }
    if (value === undefined) reply.clearCookie(cookie, shared)
    else reply.setCookie(cookie, value, options)
  }
  return reply.send({ token: person.TOKEN ?? "", world: world.name, space: name, cookies })
}
