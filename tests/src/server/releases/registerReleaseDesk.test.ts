// @vitest-environment node
import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Proposals } from "../../../../src/domain/proposals"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { registerReleaseDesk, registerReleases, type Releases } from "../../../../src/server"
import { openSmallReleases } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
let database: OpenDatabase
let releases: Releases
let server: FastifyInstance
const folder = new Map([["zebra.json", "ヒヒーン"]])
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  releases = await openSmallReleases(database.db, { proxy: { header: "x-who", addresses: ["127.0.0.1"] } })
  server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyCookie)
  registerReleases(server, releases)
  registerReleaseDesk(server, releases, () => folder)
  server.post("/__desk/edits", () => ({ kind: "edited" }))
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

  it.each(["proposals/1/publish", "channels/live/rollback", "pointers/1/cancel", "pointers/1/move"])(
    "does nothing that customers notice without a reason for the log: %s",
    async (path) => {
      const order = { reason: " ", percent: 100, takeover: "visit", startsAt: "2099-01-01T00:00:00Z" }
      const answer = await ask("tanaka", `POST /__desk/${path}`, order)
      expect([answer.statusCode, answer.json()]).toEqual([409, { kind: "no-reason" }])
    },
  )

  it.each(["abc", "99999999999", "1.5", "-1"])("knows no order that is called %s", async (id) => {
    const body = { reason: "声", startsAt: "2099-01-01T00:00:00Z" }
    expect((await ask("suzuki", `POST /__desk/pointers/${id}/confirm`)).json()).toEqual({ kind: "unknown-pointer" })
    expect((await ask("tanaka", `POST /__desk/pointers/${id}/cancel`, body)).json()).toEqual({ kind: "begun" })
    expect((await ask("tanaka", `POST /__desk/pointers/${id}/move`, body)).json()).toEqual({ kind: "begun" })
  })

  it.each([
    "GET /__desk/releases/%00/files",
    "GET /__desk/releases/%00/texts",
    "POST /__desk/people/%00/disable",
    "POST /__desk/channels/%00/rollback",
    "GET /releases/m/%00.js",
  ])("refuses what the database cannot be asked for: %s", async (route) => {
    const { statusCode } = await ask("tanaka", route, { reason: "声", takeover: "now" })
    expect(statusCode).toBe(400)
  })

  it("counts whoever edits a document among the authors of what others propose of it, until customers have it", async () => {
    const propose = async (file: string) => {
      const said = { title: "声", reason: "", files: { [file]: "新" } }
      const { id } = (await ask("sato", "POST /__desk/proposals", said)).json<{ readonly id: number }>()
      const { proposals } = (await ask("sato", "GET /__desk/proposals")).json<Proposals>()
      return proposals.find((one) => one.id === id)
    }
    await ask("suzuki", "POST /__desk/edits", { edits: [{ file: "lion.json" }, { file: "zebra.json" }] })
    const lion = await propose("lion.json")
    expect(lion?.authors).toEqual(["sato", "suzuki"])
    const review = { content: lion?.content, verdict: "approve", comment: "" }
    const refused = await ask("suzuki", `POST /__desk/proposals/${lion?.id}/reviews`, review)
    expect([refused.statusCode, refused.json()]).toEqual([409, { kind: "own" }])
    // The folder has it as customers have it: it was listed so meanwhile.
    expect((await propose("zebra.json"))?.authors).toEqual(["sato"])
  })

  it("lets nobody confirm what nobody has rolled back", async () => {
    const { channels } = await releases.list()
    const [newest] = channels.flatMap(({ pointers }) => pointers)
    const { statusCode, body } = await ask("suzuki", `POST /__desk/pointers/${newest?.id}/confirm`)
    expect([statusCode, JSON.parse(body)]).toEqual([409, { kind: "unknown-pointer" }])
    expect((await releases.audit(undefined)).map(({ action }) => action)).not.toContain("confirm")
  })
})
