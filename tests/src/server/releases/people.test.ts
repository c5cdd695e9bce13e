// @vitest-environment node
import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { openTables } from "../../../../src/server/releases/openTables"
import type { DeskPerson } from "../../../../src/domain/proposals"
import type { FrontProxy } from "../../../../src/server/releases/people/frontProxy"
import { readServerKey } from "../../../../src/server/releases/keys"
import { openPeople } from "../../../../src/server/releases/people/openPeople"
import { limitRoles } from "../../../../src/server/releases/people/limitRoles"
import { registerPeople } from "../../../../src/server/releases/people/registerPeople"
import { verifyReleases } from "../../../../src/server/releases/verifyReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const password = "a long password"
const minuteMs = 60_000

let now = new Date("2026-11-22T09:00:00Z")
let database: OpenDatabase
let server: FastifyInstance
let cookies: Record<string, string> = {}

/** Guesses cost next to nothing here, but where a test is about that. */
async function serve(source: "demo" | "password", more: { proxy?: FrontProxy; cost?: number } = { cost: 4 }) {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(fastifyCookie)
  const people = await openPeople({ db: await openTables(database.db), source, clock: () => now, ...more })
  limitRoles(app, people)
  registerPeople(app, people)
  app.post("/__desk/edits", () => ({ kind: "edited" }))
  return app
}
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  server = await serve("password")
})
afterAll(async () => {
  await server.close()
  await database.close()
})
beforeEach(() => void (cookies = {}))

async function post(path: string, payload: object) {
  const answer = await server.inject({ method: "POST", url: `/__desk/${path}`, payload, cookies })
  for (const { name, value } of answer.cookies) cookies[name] = value
  return { status: answer.statusCode, ...answer.json<{ kind: string }>() }
}
const me = async () => (await server.inject({ url: "/__desk/me", cookies })).json<Record<string, unknown>>()
const person = (login: string, roles: readonly string[]) => ({ login, name: login, roles, password })
const signIn = (login: string, given = password) => post("sign-in", { login, password: given })

describe("people with passwords", () => {
  it("edit as on any disk before one of them is registered", async () => {
    expect(await post("edits", {})).toEqual({ status: 200, kind: "edited" })
  })

  it("begin with one who has this machine and is an administrator; the next are added by them", async () => {
    expect(await post("people", person("first", ["edit"]))).toMatchObject({ status: 409, kind: "needs-admin" })
    expect(await post("people", person("first", ["admin", "edit"]))).toMatchObject({ status: 201, kind: "added" })
    expect(await post("people", person("second", ["admin"]))).toMatchObject({ status: 401, kind: "signed-out" })
    await signIn("first")
    expect(await post("people", person("second", ["review"]))).toMatchObject({ status: 201 })
    expect(await post("people", person("second", ["review"]))).toMatchObject({ status: 409, kind: "known-login" })
    expect(await post("people", { ...person("third", ["review"]), password: "short" })).toMatchObject({ status: 400 })
    await signIn("second")
    expect(await post("people", person("third", ["admin"]))).toMatchObject({ status: 403, kind: "not-allowed" })
  })

  it("edit once they have the role for it, and signing out gets round that for nobody", async () => {
    expect(await post("edits", {})).toMatchObject({ status: 401, kind: "signed-out" })
    await signIn("second")
    expect(await post("edits", {})).toMatchObject({ status: 403, kind: "not-allowed" })
    await post("sign-out", {})
    expect(await post("edits", {})).toMatchObject({ status: 401, kind: "signed-out" })
    await signIn("first")
    expect(await post("edits", {})).toMatchObject({ status: 200, kind: "edited" })
  })

  it("are known by a cookie that no script reads and no other site sends, for eight hours", async () => {
    expect(await me()).toEqual({ source: "password", isConfirmed: false, people: [] })
    const answer = await server.inject({
      method: "POST",
      url: "/__desk/sign-in",
      payload: { login: "first", password },
    })
    expect(answer.json()).toEqual({ kind: "signed-in" })
    expect(answer.cookies).toMatchObject([{ name: "desk", httpOnly: true, sameSite: "Strict", path: "/" }])
    cookies = { desk: answer.cookies[0]?.value ?? "" }
    expect(await me()).toMatchObject({ person: { login: "first" }, isConfirmed: true })
    now = new Date(now.getTime() + 8 * 60 * minuteMs)
    expect(await me()).toEqual({ source: "password", isConfirmed: false, people: [] })
  })

  it("give theirs again before what customers notice, five minutes after they came", async () => {
    await signIn("first")
    now = new Date(now.getTime() + 5 * minuteMs)
    expect(await post("people", person("fourth", ["edit"]))).toMatchObject({ status: 403, kind: "unconfirmed" })
    expect(await post("confirm", { password: "another" })).toMatchObject({ status: 401, kind: "wrong" })
    expect(await post("confirm", { password })).toMatchObject({ status: 200 })
    expect(await post("people", person("fourth", ["edit"]))).toMatchObject({ status: 201 })
  })

  it("are locked for a quarter of an hour after five wrong ones, also if they come at once", async () => {
    const tries = await Promise.all(Array.from({ length: 7 }, () => signIn("second", "wrong")))
    expect(tries.filter(({ kind }) => kind === "wrong")).toHaveLength(5)
    expect(await signIn("second")).toMatchObject({ status: 401, kind: "locked" })
    expect(await signIn("nobody", "wrong")).toMatchObject({ status: 401, kind: "wrong" })
    now = new Date(now.getTime() + 15 * minuteMs)
    expect(await signIn("second")).toMatchObject({ status: 200, kind: "signed-in" })
  })

  it("set another one with the present one, and whoever came in with it elsewhere has to come again", async () => {
    await signIn("second")
    const elsewhere = cookies
    cookies = {}
    await signIn("second")
    expect(await post("password", { password, next: "too short" })).toMatchObject({ kind: "unreadable-password" })
    expect(await post("password", { password: "another", next: "a new password" })).toMatchObject({ kind: "wrong" })
    expect(await post("password", { password, next: "a new password" })).toMatchObject({ status: 200 })
    expect(await me()).toMatchObject({ person: { login: "second" } })
    cookies = elsewhere
    expect(await me()).toMatchObject({ people: [] })
    expect(await post("password", { password, next: "a new password" })).toMatchObject({ status: 401, kind: "wrong" })
    expect(await signIn("second")).toMatchObject({ kind: "wrong" })
    expect(await signIn("second", "a new password")).toMatchObject({ kind: "signed-in" })
    const db = await openTables(database.db)
    expect(await verifyReleases(db, await readServerKey(db, undefined))).toEqual([])
    await post("password", { password: "a new password", next: password })
  })

  it("keep one who registers people: the last of those is not disabled, by nobody and never two at once", async () => {
    const admins = async () =>
      ((await me())["people"] as readonly DeskPerson[]).filter(
        ({ roles, isDisabled }) => roles.includes("admin") && !isDisabled,
      )
    await signIn("first")
    expect((await admins()).map(({ login }) => login)).toEqual(["first"])
    expect(await post("people/first/disable", {})).toMatchObject({ status: 409, kind: "last-admin" })
    await post("people", person("another", ["admin"]))
    const both = await Promise.all([post("people/another/disable", {}), post("people/first/disable", {})])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["disabled", "last-admin"])
    expect((await admins()).map(({ login }) => login)).toEqual(["first"])
  })

  it("are gone at once when they are disabled or sign out", async () => {
    await signIn("fourth")
    const theirs = cookies
    cookies = {}
    await signIn("first")
    expect(await post("people/fourth/disable", {})).toMatchObject({ status: 201, kind: "disabled" })
    await post("sign-out", {})
    expect(await me()).toMatchObject({ people: [] })
    cookies = theirs
    expect(await me()).toMatchObject({ people: [] })
    expect(await signIn("fourth")).toMatchObject({ status: 401, kind: "wrong" })
  })

  it("have passwords that cost 128 MB a guess", async () => {
    const costly = await serve("password", {})
    await signIn("first")
    const payload = person("careful", ["edit"])
    expect((await costly.inject({ method: "POST", url: "/__desk/people", payload, cookies })).statusCode).toBe(201)
    const db = await openTables(database.db)
    const { secret } = await db
      .selectFrom("person")
      .select("secret")
      .where("login", "=", "careful")
      .executeTakeFirstOrThrow()
    expect(secret).toMatch(/^scrypt\$17\$/)
    await costly.close()
  })
})

describe("the first of all people", () => {
  it("is one, also where two come at once", async () => {
    const empty = await openDatabase({ cacheDir })
    const app = Fastify()
    await app.register(fastifyCookie)
    const opening = { source: "password", clock: () => now, cost: 4 } as const
    registerPeople(app, await openPeople({ db: await openTables(empty.db), ...opening }))
    const add = (login: string) =>
      app.inject({ method: "POST", url: "/__desk/people", payload: person(login, ["admin"]) })
    const both = await Promise.all([add("one"), add("two")])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 401])
    await app.close()
    await empty.close()
  })
})

describe("people whom a proxy names", () => {
  const proxy = { header: "x-user", addresses: ["10.0.0.7"] }
  let behind: FastifyInstance
  beforeAll(async () => void (behind = await serve("password", { proxy, cost: 4 })))
  afterAll(() => behind.close())
  const ask = async (user: string | readonly string[], remoteAddress = "10.0.0.7", given = {}) =>
    (
      await behind.inject({ url: "/__desk/me", remoteAddress, headers: { "x-user": user as string }, cookies: given })
    ).json<Record<string, unknown>>()

  it("need neither password nor cookie, and not again before what customers notice", async () => {
    const first = { person: { login: "first" }, isConfirmed: true, isProxied: true }
    expect(await ask("first")).toMatchObject(first)
    expect(await ask("first", "::ffff:10.0.0.7")).toMatchObject(first)
    const payload = person("proxied", ["edit"])
    const through = { remoteAddress: "10.0.0.7", headers: { "x-user": "first" } }
    const added = await behind.inject({ method: "POST", url: "/__desk/people", payload, ...through })
    expect(added.statusCode).toBe(201)
  })

  it.each([
    ["from anywhere else", "first", "10.0.0.8"],
    ["from this machine", "first", "127.0.0.1"],
    ["who is not registered", "nobody", "10.0.0.7"],
    ["who was disabled", "fourth", "10.0.0.7"],
    ["twice", ["first", "second"], "10.0.0.7"],
    ["in another spelling", "First", "10.0.0.7"],
    ["as nobody", "", "10.0.0.7"],
  ])("are nobody when they are named %s", async (_how, user, address) => {
    const answer = await ask(user, address)
    expect(answer["person"]).toBeUndefined()
    expect(answer["people"]).toEqual([])
  })

  it("are themselves, whoever has left a cookie in their browser", async () => {
    await signIn("second")
    expect(await ask("first", "10.0.0.7", cookies)).toMatchObject({ person: { login: "first" } })
    expect((await ask("nobody", "10.0.0.7", cookies))["person"]).toBeUndefined()
    expect(await ask("nobody", "10.0.0.7", cookies)).toMatchObject({ stranger: "nobody" })
    expect(await ask("first", "127.0.0.1", cookies)).toMatchObject({ person: { login: "second" } })
  })
})

describe("people of a demonstration", () => {
  it("are chosen from a list; without it nobody comes in who has no password", async () => {
    expect(await signIn("sato", "")).toMatchObject({ kind: "wrong" })
    await server.close()
    server = await serve("demo")
    expect(await me()).toMatchObject({
      source: "demo",
      people: expect.arrayContaining([expect.objectContaining({ login: "sato" })]),
    })
    expect(await signIn("sato", "")).toMatchObject({ kind: "signed-in" })
    now = new Date(now.getTime() + 60 * minuteMs)
    expect(await me()).toMatchObject({ person: { login: "sato" }, isConfirmed: true })
    await server.close()
    server = await serve("password")
    expect(await signIn("sato", "")).toMatchObject({ kind: "wrong" })
  })
})
