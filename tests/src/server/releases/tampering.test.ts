// @vitest-environment node
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { channelOf } from "../../../../src/domain/proposals"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import type { Releases } from "../../../../src/server/releases"
import { approveSmall, openSmallReleases, publishSmall } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const newVisit = { release: "", bucket: 99, issued: 0 }
const order = { channel: "live", percent: 100, takeover: "visit", reason: "声" } as const
const hourMs = 60 * 60 * 1_000

/** What may change: sessions, passwords that were tried, and when a cache was filled. A changed key is no key of ours. */
const free = new Set(["person.tries", "person.locked_until", "release_build.built_at"])
const tables = [
  "audit",
  "channel",
  "document_text",
  "person",
  "pointer",
  "pointer_cancellation",
  "pointer_confirmation",
  "proposal",
  "proposal_author",
  "proposal_effect",
  "proposal_withdrawal",
  "release",
  "release_build",
  "release_module",
  "review",
]

let now = new Date("2026-11-22T09:00:00.123Z")
let database: OpenDatabase
let releases: Releases
const alarms: string[] = []
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  releases = await openSmallReleases(database.db, { clock: () => now, alarm: (damage) => void alarms.push(damage) })
  await publishSmall(releases, await approveSmall(releases, "ニャー"))
  await releases.rollBack({ ...order, person: "sato" })
  await releases.confirm(3, "tanaka")
  const later = await approveSmall(releases, "ワン")
  await releases.publish({ ...order, proposal: later, person: "sato", startsAt: new Date(now.getTime() + hourMs) })
  await releases.cancel(4, { person: "sato", reason: "延期" })
  await releases.withdraw({ proposal: later, person: "sato" })
  await releases.people.add({ login: "kato", name: "加藤 新", roles: ["edit"], password: "correct horse" }, "tanaka")
  await releases.people.disable("kato", "tanaka")
})
afterAll(() => database.close())

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** Values near to what is there: one of them is allowed where a column allows several at all. */
const others: Readonly<Record<string, readonly string[]>> = {
  text: [
    "overlay(COLUMN placing chr(ascii(COLUMN) + 1) from 1 for 1)",
    "COLUMN || 'x'",
    "'x'",
    "'build'",
    "'desk'",
    "'now'",
    "'visit'",
    "'comment'",
  ],
  integer: ["COLUMN - 1", "COLUMN + 1", "7"],
  bigint: ["COLUMN - 1", "COLUMN + 1", "7"],
  jsonb: ["COLUMN || '[\"x\"]'", 'COLUMN || \'{"x": "x"}\''],
  "timestamp with time zone": ["COLUMN + interval '1 ms'", "now()"],
}

const run = (statement: string) => sql.raw(statement).execute(database.db)
/** Somebody who has the whole database changes it behind the back of its rules. */
async function tamper(statement: string): Promise<void> {
  await run("set session_replication_role = replica")
  await run(statement).finally(() => run("set session_replication_role = default"))
}

const columns = async (): Promise<readonly Column[]> =>
  (
    await sql<Column>`select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_name in (${sql.join(tables)}) order by table_name, ordinal_position`.execute(database.db)
  ).rows.filter(({ table, column }) => !free.has(`${table}.${column}`))

/** Changes a value and puts it back; what was found meanwhile, or undefined where nothing else may stand there. */
async function look({ table, column, type }: Column, row: number): Promise<readonly string[] | undefined> {
  const nth = `ctid = (select place from kept where n = ${row})`
  await run(
    `create temporary table kept as select row_number() over () as n, ctid as place, "${column}" as v from ${table}`,
  )
  for (const other of others[type] ?? []) {
    const value = other.replaceAll("COLUMN", `"${column}"`)
    const marked = `update ${table} set "${column}" = ${value} where ${nth} and "${column}" is distinct from ${value}`
    const isChanged = await tamper(marked).then(
      async () => (await run(`select 1 from ${table} where ${nth}`)).rows.length === 0,
      () => false,
    )
    if (!isChanged) continue
    const found = await releases.verify()
    const gone = `ctid not in (select place from kept)`
    await tamper(`update ${table} set "${column}" = (select v from kept where n = ${row}) where ${gone}`)
    await run("drop table kept")
    return found
  }
  await run("drop table kept")
  return undefined
}

describe("a value that was changed in the database", () => {
  it("is found in every column of every table, whatever it was", async () => {
    expect(await releases.verify()).toEqual([])
    const looked = []
    for (const column of await columns()) {
      const { rows } = await sql`select 1 from ${sql.table(column.table)}`.execute(database.db)
      const found = await look(column, rows.length)
      if (found !== undefined) looked.push({ column: `${column.table}.${column.column}`, isFound: found.length > 0 })
    }
    expect(looked.filter(({ isFound }) => !isFound)).toEqual([])
    expect(looked.length).toBeGreaterThan(65)
    expect(await releases.verify()).toEqual([])
  })
})

describe("an order", () => {
  const rows = (table: string, where: string) => ({
    take: async () => {
      await run(`create temporary table taken as select * from ${table} where ${where}`)
      await tamper(`delete from ${table} where ${where}`)
    },
    giveBack: async () => {
      await tamper(`insert into ${table} select * from taken`)
      await run("drop table taken")
      now = new Date(now.getTime() + 2_000)
      expect(await releases.verify()).toEqual([])
    },
  })

  it("that was cancelled does not begin because the row that says so is gone", async () => {
    const { take, giveBack } = rows("pointer_cancellation", "pointer = 4")
    await take()
    now = new Date(now.getTime() + 2 * hourMs)
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
    expect(alarms).toEqual(["cancellation 4"])
    expect(await releases.verify()).toEqual(["cancellation 4"])
    await giveBack()
  })

  it("does not begin earlier because somebody wrote that it began when it was ordered", async () => {
    const proposal = await approveSmall(releases, "パオーン")
    const startsAt = new Date(now.getTime() + 10 * hourMs)
    await releases.publish({ ...order, proposal, person: "sato", startsAt })
    await tamper("update pointer set at = starts_at where id = 5")
    now = new Date(now.getTime() + 2_000)
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
    expect(await releases.verify()).toEqual(["pointer 5"])
    now = startsAt
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
    await tamper("update pointer set at = (select at from audit where subject = 'pointer 5') where id = 5")
    now = new Date(now.getTime() + 2_000)
    expect((await releases.choose(newVisit)).pin.release).not.toBe(releases.own)
  })

  it("leaves what was there before, with an alarm, where its row is gone", async () => {
    const { take, giveBack } = rows("pointer", "id = 5")
    await take()
    now = new Date(now.getTime() + 2_000)
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
    expect(alarms).toContain("pointer 5")
    expect(await releases.verify()).toEqual(["pointer 5"])
    await giveBack()
  })

  it("is made on what customers get where a row is damaged", async () => {
    await tamper("update pointer set reason = reason || 'x' where id = 5")
    now = new Date(now.getTime() + 2_000)
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
    const back = channelOf(await releases.list())?.before
    expect(await releases.rollBack({ ...order, person: "sato" })).toEqual(
      back === undefined ? { kind: "nothing-before" } : { kind: "ordered", release: back },
    )
    expect((await publishSmall(releases, await approveSmall(releases, "ブー", "zebra.json"))).kind).toBe("ordered")
    now = new Date(now.getTime() + 2_000)
    const { release } = channelOf(await releases.list())?.pointers[0] ?? { release: "" }
    expect((await releases.choose(newVisit)).pin.release).toBe(release)
    expect((await releases.texts(release)).get("lion.json")).toBe((await releases.texts(releases.own)).get("lion.json"))
    await tamper("update pointer set reason = left(reason, -1) where id = 5")
    expect(await releases.verify()).toEqual([])
  })

  it("gives nobody what turns out to be damaged while the server runs", async () => {
    const { pin, build } = await releases.choose(newVisit)
    const module = build?.manifest.screens["lion"]?.hash ?? ""
    expect(await releases.source(module)).toBeDefined()
    await tamper("update release_module set code = code || ' '")
    await expect(releases.source(module)).rejects.toThrow("damaged")
    expect((await releases.choose(pin)).pin.release).toBe(releases.own)
    expect(alarms).toContain(`module ${module}`)
    await tamper("update release_module set code = left(code, -1)")
  })
})
