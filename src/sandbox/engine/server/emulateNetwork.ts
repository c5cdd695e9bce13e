import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { recordOf } from "../../../domain/json"
import { defaultTenant, namedTenant } from "../tenants/findTenant"

const modes = ["online", "slow", "offline"] as const
type Mode = (typeof modes)[number]

const slowMs = 1_500
const tenantOf = (request: FastifyRequest): string => namedTenant(request) ?? defaultTenant

/**
 * The network of a tenant's phone: without one, every connection breaks, also for scripts and pages; a slow one
 * answers after 1.5 s. `/` and `/__sandbox` belong to the tester and stay; opening `/` brings the network back.
 */
export function emulateNetwork(app: FastifyInstance): void {
  const modeOf = new Map<string, Mode>()
  const networkOf = (request: FastifyRequest): Mode => modeOf.get(tenantOf(request)) ?? "online"

  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/__sandbox/")) return
    if (request.url === "/") modeOf.delete(tenantOf(request))
    const mode = networkOf(request)
    if (mode === "slow") await wait(slowMs)
    if (mode !== "offline") return
    reply.hijack()
    reply.raw.destroy(new Error("there is no network"))
  })
  app.post("/__sandbox/network", (request, reply) => {
    const asked = recordOf(request.body)["mode"]
    const mode = modes.find((known) => known === asked)
    if (mode === undefined)
      return reply.code(400).send({ ok: false, problem: `mode must be one of ${modes.join(", ")}` })
    modeOf.set(tenantOf(request), mode)
    return reply.send({ mode })
  })
}
