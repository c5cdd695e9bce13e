// @vitest-environment node
import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { registerReleaseDesk, registerReleases, type Releases } from "../../../../src/server"
import { openSmallReleases } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
let database: OpenDatabase
let releases: Releases
let server: FastifyInstance
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  releases = await openSmallReleases(database.db, { proxy: { header: "x-who", addresses: ["127.0.0.1"] } })
  server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyCookie)
  registerReleases(server, releases)
  registerReleaseDesk(server, releases, () => new Map())
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Somebody with these rights. */
const ask = (who: "sato" | "suzuki" | "tanaka", route: string, payload: object = {}) => {
  const [method = "", url = ""] = route.split(" ")
  const headers = { "x-who": who }
  return server.inject({ method: method as "GET", url, headers, ...(method === "POST" ? { payload } : {}) })
}

describe("the desk of releases", () => {
  it.each(["2026-02-30", "%2B275760-09-13", "0000-01-01", "yesterday"])("has no day %s in its log", async (day) => {
    expect((await ask("tanaka", `GET /__desk/audit?day=${day}`)).statusCode).toBe(400)
  })

  it.each(["2026-02-30T00:00:00Z", "%2B275760-09-13T00:00:00Z"])("shows nothing as of %s", async (at) => {
    expect((await ask("tanaka", `GET /__desk/channels/rehearsal/address?at=${at}`)).statusCode).toBe(400)
  })

  it.each(["2099-02-30T00:00:00Z", "+275760-09-13T00:00:00Z"])("orders nothing for %s", async (startsAt) => {
    const order = { reason: "声", percent: 100, takeover: "visit", startsAt }
    expect((await ask("tanaka", "POST /__desk/proposals/1/publish", order)).statusCode).toBe(400)
    expect((await ask("tanaka", "POST /__desk/pointers/1/move", order)).statusCode).toBe(400)
  })

  it("lets nobody confirm what nobody has rolled back", async () => {
    const { channels } = await releases.list()
    const [newest] = channels.flatMap(({ pointers }) => pointers)
    const { statusCode, body } = await ask("suzuki", `POST /__desk/pointers/${newest?.id}/confirm`)
    expect([statusCode, JSON.parse(body)]).toEqual([409, { kind: "unknown-pointer" }])
    expect((await releases.audit(undefined)).map(({ action }) => action)).not.toContain("confirm")
  })
})
