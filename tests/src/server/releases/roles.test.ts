// @vitest-environment node
import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Role, roles } from "../../../../src/domain/proposals"
import { refusalSentence } from "../../../../src/domain/releaseSentences"
import { viewsOf } from "../../../../src/desk/views"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { registerCases, registerReleaseDesk } from "../../../../src/server"
import { isLogin } from "../../../../src/server/releases/people/frontProxy"
import { openSmallReleases } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const everybody: readonly Role[] = roles
const whole: readonly Role[] = ["view", "edit", "review", "publish", "admin"]

/** Who may ask for what. */
const routes: readonly (readonly [route: string, roles: readonly Role[]])[] = [
  ["GET /__desk/me", everybody],
  ["GET /__desk/tree", everybody],
  ["GET /__desk/releases", everybody],
  ["GET /__desk/texts", whole],
  ["GET /__desk/conditions", whole],
  ["GET /__desk/calls", whole],
  ["GET /__desk/effect", whole],
  ["GET /__desk/place", [...whole, "cases"]],
  ["GET /__desk/past/r1/tree", [...whole, "cases", "audit"]],
  ["GET /__desk/proposals", [...whole, "audit"]],
  ["GET /__desk/audit", [...whole, "audit"]],
  ["GET /__desk/channels/rehearsal/address", [...whole, "cases"]],
  ["GET /__desk/bench", whole],
  ["GET /__desk/cases", ["cases"]],
  ["POST /__desk/cases/look", ["cases"]],
  ["POST /__desk/bench/decisions", whole],
  ["POST /__desk/edits", ["edit"]],
  ["POST /__desk/proposals", ["edit"]],
  ["POST /__desk/proposals/1/withdraw", ["edit"]],
  ["POST /__desk/proposals/1/comments", ["edit", "review", "publish", "admin"]],
  ["POST /__desk/proposals/1/reviews", ["review"]],
  ["POST /__desk/pointers/1/confirm", ["review"]],
  ["POST /__desk/proposals/1/publish", ["publish"]],
  ["POST /__desk/channels/live/rollback", ["publish"]],
  ["POST /__desk/pointers/1/cancel", ["publish"]],
  ["POST /__desk/pointers/1/move", ["publish"]],
  ["POST /__desk/people/nobody/disable", ["admin"]],
]

let database: OpenDatabase
let server: FastifyInstance
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  const proxy = { header: "x-who", addresses: ["127.0.0.1"] }
  const releases = await openSmallReleases(database.db, { proxy })
  for (const role of roles)
    await releases.people.add({ login: `one.${role}`, name: role, roles: [role], password: "" }, "sato")
  await releases.people.add({ login: "gone", name: "gone", roles: ["edit", "audit"], password: "" }, "sato")
  await releases.people.disable("gone", "sato")
  await releases.people.add({ login: "one.both", name: "both", roles: ["cases", "audit"], password: "" }, "sato")
  server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyCookie)
  registerReleaseDesk(server, releases, () => new Map())
  registerCases(server, { releases, list: async () => [], find: async () => undefined })
  // What is edited stands here for the workshop.
  for (const word of ["tree", "texts", "conditions", "calls", "effect", "place", "past/:release/tree", "bench"])
    server.get(`/__desk/${word}`, async () => ({}))
  for (const word of ["edits", "bench/decisions"]) server.post(`/__desk/${word}`, async () => ({}))
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = (route: string, login?: string) => {
  const [method = "", url = ""] = route.split(" ")
  const headers = login === undefined ? {} : { "x-who": login }
  return server.inject({ method: method as "GET", url, headers, ...(method === "POST" ? { payload: {} } : {}) })
}

describe("a role", () => {
  it.each(routes)("may ask for what it is for, and is told who could otherwise: %s", async (route, allowed) => {
    const refused = new Set<Role>()
    for (const role of roles) {
      const { statusCode, body } = await ask(route, `one.${role}`)
      if (statusCode !== 403) continue
      refused.add(role)
      expect(refusalSentence(JSON.parse(body))).toMatch(/^この操作ができるのは(「..」)+の役割の人だけです。$/)
      expect(new Set<Role>(JSON.parse(body).roles)).toEqual(new Set(allowed))
    }
    expect(roles.filter((role) => !refused.has(role))).toEqual(roles.filter((role) => allowed.includes(role)))
  })

  it.each(["/__desk/%65dits", "/%5F_desk/edits", "/__desk/edits?x"])(
    "is wanted however its route is spelled: %s",
    async (url) => {
      expect((await ask(`POST ${url}`, "one.view")).statusCode).toBe(403)
      expect((await ask(`POST ${url}`, "one.edit")).statusCode).toBe(200)
    },
  )

  it("beside another gives what both give", async () => {
    const asked = ["GET /__desk/audit", "GET /__desk/place", "GET /__desk/texts"]
    const codes = await Promise.all(asked.map(async (route) => (await ask(route, "one.both")).statusCode))
    expect(codes).toEqual([200, 200, 403])
  })

  it("is wanted of nobody who reads, and of everybody who acts", async () => {
    expect((await ask("GET /__desk/texts")).statusCode).toBe(200)
    expect((await ask("POST /__desk/proposals")).json()).toEqual({ kind: "signed-out" })
  })

  it.each<[Role[], string[]]>([
    [["cases"], ["reported"]],
    [["audit"], ["audit"]],
    [
      ["audit", "cases"],
      ["reported", "audit"],
    ],
  ])("%j has these views of the desk: %j", (held, open) => {
    expect(viewsOf({ person: { roles: held } }).map(({ view }) => view)).toEqual(open)
    expect(viewsOf({ person: { roles: [...held, "view"] } })).toHaveLength(viewsOf().length)
  })
})

describe("somebody whom a proxy names", () => {
  it.each(["nobody.known", "gone", "No Login", ""])(
    "and nobody knows is told so, and nothing else: %j",
    async (login) => {
      for (const [route] of routes) {
        const { statusCode, body } = await ask(route, login)
        if (route === "GET /__desk/me")
          expect(JSON.parse(body)).toMatchObject({ stranger: isLogin(login) ? login : "" })
        else expect([route, statusCode, JSON.parse(body)]).toEqual([route, 403, { kind: "stranger" }])
      }
      expect(viewsOf({ stranger: login })).toEqual([])
      expect((await ask("POST /__desk/people", login)).json()).toEqual({ kind: "signed-out" })
    },
  )
})
