// @vitest-environment node
import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { refusalSentence } from "../../../../src/domain/releaseSentences"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { registerReleaseDesk, registerReleases, type Releases } from "../../../../src/server"
import { approveSmall, openSmallReleases, publishSmall } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const headers = { "x-who": "tanaka" }

let now = new Date("2026-11-29T09:00:00Z")
let database: OpenDatabase
let releases: Releases
const alarms: string[] = []
/** The build, what was published over it, and what was published over that. */
let ids: readonly string[] = []

const open = () => {
  now = new Date(now.getTime() + 2_000)
  alarms.length = 0
  return openSmallReleases(database.db, {
    clock: () => now,
    alarm: (damage) => void alarms.push(damage),
    proxy: { header: "x-who", addresses: ["127.0.0.1"] },
  })
}
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  releases = await open()
  for (const text of ["ニャー", "ワン"]) await publishSmall(releases, await approveSmall(releases, text))
  await approveSmall(releases, "パオーン")
  ids = (await releases.list()).releases.map(({ id }) => id).toReversed()
})
afterAll(() => database.close())

const run = (statement: string) => sql.raw(statement).execute(database.db)
/** Does something behind the back of the rules, looks, and puts the table back. */
async function whileDamaged(table: string, statement: string, look: () => Promise<void>): Promise<void> {
  await run(`create table kept as select * from ${table}`)
  await run("set session_replication_role = replica")
  await run(statement.replaceAll("LAST", ids[2] ?? ""))
  await run("set session_replication_role = default")
  try {
    await look()
  } finally {
    await run("set session_replication_role = replica")
    await run(`delete from ${table}`)
    await run(`insert into ${table} select * from kept`)
    await run("set session_replication_role = default")
    await run("drop table kept")
  }
}

async function serve(): Promise<FastifyInstance> {
  const server = Fastify()
  await server.register(fastifyCookie)
  registerReleases(server, releases)
  registerReleaseDesk(server, releases, () => new Map([["lion.json", "ガウ"]]))
  return server
}

const asked = () => [
  "me",
  "releases",
  "proposals",
  "proposals/3/changes",
  "proposals/3/effect",
  "audit",
  "releases/verify",
  `releases/${ids[2]}/files`,
  `releases/${ids[2]}/texts`,
  `releases/${ids[2]}/changes/${ids[1]}`,
]

/** What customers get of a server that starts on it: a number among `ids`. */
const damages: readonly (readonly [what: string, table: string, statement: string, live: number])[] = [
  ["a line of the log that is cut off", "audit", "update audit set detail = left(detail, 1) where id = 3", 2],
  ["a line of the log that is empty", "audit", "update audit set detail = '' where id = 3", 2],
  ["a release without its files", "release", "update release set files = 'null' where id = 'LAST'", 1],
  ["a release with a list of files", "release", "update release set files = '[]' where id = 'LAST'", 1],
  ["a release of another signature", "release", "update release set signature = 'x' where id = 'LAST'", 1],
  ["a release that is gone", "release", "delete from release where id = 'LAST'", 1],
  ["texts that are cut off", "document_text", "update document_text set text = left(text, 1)", 0],
  ["texts that are gone", "document_text", "delete from document_text", 0],
  ["an effect that is cut off", "proposal_effect", "update proposal_effect set effect = left(effect, 4)", 2],
  ["a proposal without its files", "proposal", "update proposal set files = 'null' where id = 3", 2],
  ["a proposal with a text for its files", "proposal", `update proposal set files = '"x"' where id = 3`, 2],
  ["roles that are a text", "person", `update person set roles = '"admin"'`, 2],
  ["roles that are nothing", "person", "update person set roles = 'null'", 2],
  ["roles that are by name", "person", `update person set roles = '{"admin": true}'`, 2],
  ["roles that nobody knows", "person", `update person set roles = '["king"]'`, 2],
  ["a channel that is gone", "channel", "delete from channel where name = 'live'", 2],
  ["manifests of another build of the app", "release_build", "update release_build set engine = 'other'", 2],
  ["a manifest that is cut off", "release_build", "update release_build set manifest = '{' where release = 'LAST'", 1],
]

describe("what is damaged", () => {
  it.each(damages)(
    "fails no route of the desk, and customers get the last good release: %s",
    async (_, table, statement, live) => {
      await whileDamaged(table, statement, async () => {
        for (const isAnew of [false, true]) {
          if (isAnew) releases = await open()
          const server = await serve()
          const failed: string[] = []
          for (const path of asked()) {
            const { statusCode, body } = await server.inject({ url: `/__desk/${path}`, headers })
            if (statusCode >= 500) failed.push(`${statusCode} ${path} ${body}`)
          }
          expect(failed).toEqual([])
          const given = (await server.inject("/release.json")).json<{ release: string }>().release
          // A server that runs goes on with what it has read until somebody looks at what is damaged by now.
          expect(isAnew ? [live] : [2, live]).toContain(ids.indexOf(given))
          await server.close()
        }
      })
      releases = await open()
      expect(await releases.verify()).toEqual([])
    },
  )

  it("is told by the name of what it is, and going back goes on", async () => {
    await whileDamaged("release", "update release set note = 'x' where id = 'LAST'", async () => {
      releases = await open()
      expect(alarms).toEqual([`release ${ids[2]}`])
      const server = await serve()
      const order = { channel: "live", percent: 100, takeover: "visit", reason: "声" }
      const act = (url: string) => server.inject({ method: "POST", url: `/__desk/${url}`, headers, payload: order })
      const published = await act("proposals/3/publish")
      expect([published.statusCode, published.json()]).toEqual([409, { kind: "damaged", damage: `release ${ids[2]}` }])
      expect(refusalSentence(published.json())).toBe(
        `リリース ${ids[2]} が書かれたときと違うため、実行できませんでした。サーバーを管理する人に知らせてください。`,
      )
      expect((await act("channels/live/rollback")).json()).toEqual({ kind: "ordered", release: ids[1] })
      await server.close()
    })
  })
})

describe("the key that releases were signed with", () => {
  it.each([
    ["is damaged", "update server_key set private_key = left(private_key, 40)", 2],
    ["is gone", "delete from server_key", 2],
  ])("is not made anew where it %s: all that was published would be taken for damaged", async (_, statement) => {
    await whileDamaged("server_key", statement, async () => {
      await expect(open()).rejects.toMatchObject({ name: "WrongKeyError", source: "kept" })
    })
    releases = await open()
    expect(await releases.verify()).toEqual([])
  })
})
