// @vitest-environment node
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { registerReleases, type Releases } from "../../../../src/server/releases"
import { channelCookie, readPass, writePass } from "../../../../src/server/releases/channelPass"
import { readPin, writePin } from "../../../../src/server/releases/pin"

const cookieSecret = Buffer.from("a secret of the server")
const own = "rOwn000000000"
const live = "rLive00000000"
const manifest = { app: "a".repeat(32), screens: {}, removed: [] }
const build = { manifest, text: JSON.stringify(manifest), hash: "h".repeat(32) }
const manifestAt = `/releases/${live}/engine/${build.hash}.json`

/** What new visits get; those that have begun keep theirs. */
let newest = own
const pins: string[] = []
const noted: string[] = []
const releases: Partial<Releases> = {
  own,
  cookieSecret,
  engine: "engine",
  passOf: ({ [channelCookie.name]: pass }) => readPass(pass, cookieSecret, new Date(0)),
  async choose(pin, seen) {
    pins.push(pin.release)
    const given = seen === undefined ? newest : live
    const release = pin.release === "" ? given : pin.release
    return { pin: { ...pin, release, issued: 1 }, ...(release === own ? {} : { build }) }
  },
  visits: { note: ({ release }) => void noted.push(release), count: () => ({}) },
  everybodys: () => releases.choose?.({ release: "", bucket: 0, issued: 0 }) ?? Promise.resolve(undefined),
  build: async (release) => (release === live ? build : undefined),
  source: async (hash) => (hash === manifest.app ? "export const app = 1" : undefined),
}

let server: FastifyInstance
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyCookie)
  registerReleases(server, releases as Releases)
  server.get("/page", (_request, reply) => reply.header("link", "</own.js>; rel=modulepreload").send("page"))
  server.get("/other", (_request, reply) => reply.send("other"))
})
afterAll(() => server.close())
beforeEach(() => {
  newest = own
  pins.length = 0
  noted.length = 0
})

const ask = (url: string, cookie?: string) =>
  server.inject({ url, ...(cookie === undefined ? {} : { cookies: { K_RELEASE: cookie } }) })
const pinned = (release: string) => writePin({ release, bucket: 7, issued: 1 }, cookieSecret)

describe("/release.json", () => {
  it("names the release alone while the build is live, keeps nothing, and pins the visit", async () => {
    const answer = await ask("/release.json")
    expect(answer.json()).toEqual({ release: own })
    expect(answer.headers["cache-control"]).toBe("no-store")
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: "K_RELEASE", path: "/", httpOnly: true, sameSite: "Lax", maxAge: 2_592_000 })
    expect(readPin(cookie?.value, cookieSecret)).toMatchObject({ release: own, issued: 1 })
  })

  it("names the manifest of another release, and leaves a visit that has begun with its own", async () => {
    newest = live
    expect((await ask("/release.json")).json()).toEqual({ release: live, manifest: manifestAt })
    expect((await ask("/release.json", pinned(own))).json()).toEqual({ release: own })
    expect(pins).toEqual(["", own])
    expect(noted).toEqual([live, own])
  })

  it("takes a cookie that somebody made up for none", async () => {
    expect((await ask("/release.json", pinned(own).replace("rOwn", "rOWN"))).json()).toEqual({ release: own })
    expect(pins).toEqual([""])
  })
})

describe("a channel that customers do not get", () => {
  const pass = writePass({ channel: "rehearsal", until: 1_000 }, cookieSecret)

  it("is given to whoever opened its address, from the next page on, and left again", async () => {
    const opened = await ask(`/releases/c/rehearsal/${pass}`, pinned(own))
    expect([opened.statusCode, opened.headers["location"]]).toEqual([302, "/"])
    expect(opened.cookies).toMatchObject([
      { name: "K_CHANNEL", value: pass, httpOnly: true, sameSite: "Lax", path: "/" },
      { name: "K_RELEASE", value: "" },
    ])
    const page = await server.inject({ url: "/release.json", cookies: { K_CHANNEL: pass } })
    expect(page.json()).toMatchObject({ release: live })
    expect((await server.inject({ url: "/page", cookies: { K_CHANNEL: pass } })).headers["link"]).toContain(manifestAt)
    const left = await ask("/releases/c/live/back")
    expect(left.cookies).toMatchObject([
      { name: "K_CHANNEL", value: "" },
      { name: "K_RELEASE", value: "" },
    ])
  })

  it.each([
    ["made up", "channel.rehearsal.1000.AAAA"],
    ["of another secret", writePass({ channel: "rehearsal", until: 1_000 }, Buffer.from("another"))],
    ["of another channel", writePass({ channel: "pilot", until: 1_000 }, cookieSecret)],
    ["over", writePass({ channel: "rehearsal", until: 0 }, cookieSecret)],
    ["that says which release a visit has", pinned(live)],
  ])("is shown to nobody with a pass %s", async (_what, given) => {
    const opened = await ask(`/releases/c/rehearsal/${given}`)
    expect(opened.statusCode).toBe(403)
    expect(opened.body).toContain("期限が切れています")
    expect(opened.cookies).toEqual([])
  })
})

describe("what a release is loaded from", () => {
  it.each([
    [manifestAt, "application/json", build.text],
    [`/releases/m/${manifest.app}.js`, "text/javascript", "export const app = 1"],
    [`/releases/t/${manifest.app}.css`, "text/css", "export const app = 1"],
  ])("is kept for ever: %s", async (address, type, body) => {
    const answer = await ask(address)
    expect(answer.body).toBe(body)
    expect(answer.headers["content-type"]).toBe(`${type}; charset=utf-8`)
    expect(answer.headers["cache-control"]).toContain("immutable")
  })

  it.each([
    `/releases/${live}/engine/another.json`,
    `/releases/${live}/another/${build.hash}.json`,
    `/releases/rNobody000000/engine/${build.hash}.json`,
    "/releases/m/another.js",
    "/releases/t/another.css",
  ])("is not found under another name: %s", async (address) => {
    const answer = await ask(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers["cache-control"]).toBeUndefined()
  })
})

describe("a page", () => {
  const release = "</release.json>; rel=preload; as=fetch; crossorigin"
  const page = "</own.js>; rel=modulepreload"

  it("names what it loads of its release before its own files", async () => {
    expect((await ask("/page")).headers["link"]).toBe(`${release}, ${page}`)
    const ofLive = `<${manifestAt}>; rel=preload; as=fetch; crossorigin, </releases/m/${manifest.app}.js>; rel=modulepreload; crossorigin`
    expect((await ask("/page", pinned(live))).headers["link"]).toBe(`${release}, ${ofLive}, ${page}`)
    newest = live
    expect((await ask("/page")).headers["link"]).toBe(`${release}, ${ofLive}, ${page}`)
    expect((await ask("/page", pinned(own))).headers["link"]).toBe(`${release}, ${page}`)
  })

  it("that names nothing gets nothing", async () => {
    expect((await ask("/other")).headers["link"]).toBeUndefined()
  })
})
