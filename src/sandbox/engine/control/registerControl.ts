import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"
import { parseDatetime } from "../../../domain/japanTime"
import type { Sandbox } from "../areas/area"
import { isRecord, recordOf } from "../../../domain/json"
import { datetime } from "../clock/moments"
import { sandboxNow, setClock } from "../clock/sandboxClock"
import { addFaults, faultyCalls } from "../faults/addFaults"
import { defaultFixture, resetTenant, startOf } from "../fixtures/resetTenant"
import { defaultTenant, findTenant, namedTenant, tenantAndTime, tenantCookie, tenantName } from "../tenants/findTenant"
import { readFaults, readJournal, readOutbox } from "./reports"

/** The tester's side of the sandbox, under `/__sandbox`. Every route speaks about the tenant of its caller. */
export function registerControl(app: FastifyInstance, sandbox: Sandbox, documents: readonly CallDocument[]): void {
  const { db, fixtures, realClock } = sandbox
  const calls = faultyCalls(documents)
  const route = (method: "GET" | "POST" | "DELETE", path: string, handler: Handler) =>
    app.route({ method, url: `/__sandbox${path}`, handler })

  route("GET", "/worlds", async (request) => {
    const hasDetails = "details" in recordOf(request.query)
    return fixtures.map((fixture) => {
      const { name, title } = fixture
      return hasDetails ? { name, title, startsAt: startOf(fixture) } : name
    })
  })
  route("GET", "/space", async (request) => {
    const { name, fixture } = await findTenant(sandbox, request)
    const asked = await db.selectFrom("journal").select("id").where("tenant", "=", name).limit(1).execute()
    return { space: name, world: fixture, isFresh: asked.length === 0 }
  })
  route("POST", "/reset", (request, reply) => reset(sandbox, request, reply))
  route("GET", "/faults", async (request) => readFaults(db, await findTenant(sandbox, request)))
  route("POST", "/faults", async (request, reply) => {
    const problem = await addFaults(db, { tenant: await findTenant(sandbox, request), body: request.body, calls })
    return problem === undefined ? reply.code(201).send({ ok: true }) : refuse(reply, problem)
  })
  route("DELETE", "/faults", async (request) => {
    const tenant = await findTenant(sandbox, request)
    await db.deleteFrom("fault").where("tenant", "=", tenant.name).execute()
    return { ok: true }
  })
  route("GET", "/clock", async (request) => ({ now: datetime((await tenantAndTime(sandbox, request)).now) }))
  route("POST", "/clock", async (request, reply) => {
    const to = parseDatetime(recordOf(request.body)["now"])
    if (to === undefined) return refuse(reply, "now must be a datetime such as 2025-01-15T10:00:00+09:00")
    return turnClock(request, new Date(to))
  })
  route("DELETE", "/clock", (request) => turnClock(request))
  route("GET", "/journal", async (request) => readJournal(db, await findTenant(sandbox, request)))
  route("GET", "/outbox", async (request) => readOutbox(db, await findTenant(sandbox, request)))

  async function turnClock(request: FastifyRequest, to?: Date) {
    const realNow = realClock()
    const target = to === undefined ? { realNow } : { realNow, to }
    const tenant = await setClock(db, await findTenant(sandbox, request), target)
    return { now: datetime(sandboxNow(tenant, realNow)) }
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const refuse = (reply: FastifyReply, problem: string) => reply.code(400).send({ ok: false, problem })

async function reset(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A name alone would be taken for no name at all, and everything of the tester would be gone for another world.
  if (request.body !== undefined && request.body !== null && !isRecord(request.body))
    return refuse(reply, 'reset takes an object such as {"world": "active-investor"}')
  const { world = defaultFixture, space = namedTenant(request) ?? defaultTenant } = recordOf(request.body)
  const fixture = sandbox.fixtures.find(({ name }) => name === world)
  if (fixture === undefined) return refuse(reply, `there is no world ${JSON.stringify(world)}`)
  if (typeof space !== "string" || !tenantName.test(space)) return refuse(reply, "space must be a short name")
  const session = (await resetTenant(sandbox, space, fixture)).cookies

  const cookies = { ...session, ...(space === defaultTenant ? {} : { [tenantCookie]: space }) }
  const shared = { path: "/", sameSite: "lax" } as const
  for (const cookie of ["TOKEN", "AO_SESSION", tenantCookie]) {
    const value = (cookies as Readonly<Record<string, string>>)[cookie]
    // The app reads TOKEN itself, because the legacy service wants it in the payload.
    const options = { ...shared, httpOnly: cookie !== "TOKEN" }
    if (value === undefined) reply.clearCookie(cookie, shared)
    else reply.setCookie(cookie, value, options)
  }
  return reply.send({ token: session.TOKEN ?? "", world: fixture.name, space, cookies })
}
