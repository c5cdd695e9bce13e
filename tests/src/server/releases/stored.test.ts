// @vitest-environment node
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { openTables } from "../../../../src/server/releases/openTables"
import { hashOfText } from "../../../../src/server/releases/identity"
import { readServerKey, type ServerKey } from "../../../../src/server/releases/keys"
import { registerBuild } from "../../../../src/server/releases/registerBuild"
import { forgetOldBuilds, saveBuild } from "../../../../src/server/releases/builds"
import { readRelease, readTextsOf } from "../../../../src/server/releases/storedReleases"
import type { ReleaseDatabase } from "../../../../src/server/releases/tables"
import { verifyReleases } from "../../../../src/server/releases/verifyReleases"
import { writing } from "../../../../src/server/releases/writing"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const documents = new Map([
  ["lion.json", '{ "roar": "がおー" }'],
  ["zebra.json", "{}"],
])
const now = new Date("2026-11-22T09:00:00.123Z")
const code = "export const screen = 1"
const module = hashOfText(code)

let database: OpenDatabase
let db: ReleaseDatabase
let key: ServerKey
let id: string
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  db = await openTables(database.db)
  key = await readServerKey(db, undefined)
  id = await registerBuild({ db, key, documents, now })
  const manifest = { screens: { lion: { hash: module, partsFrom: [] } }, removed: [] }
  const built = { manifest, sources: new Map([[module, code]]), missing: {} }
  await writing(db, (trx) => saveBuild(trx, { release: id, engine: "engine" }, built, now))
})
afterAll(() => database.close())

const rows = async (table: string) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows

describe("a registered build", () => {
  it("is live, signed, and read as it was written", async () => {
    const release = await readRelease(db, id, key)
    expect(release).toMatchObject({ id, number: 1, origin: "build", base: null })
    expect(release && (await readTextsOf(db, release))).toEqual(documents)
    expect(await rows("pointer")).toMatchObject([{ channel: "live", release: id, percent: 100 }])
    expect(await verifyReleases(db, key)).toEqual([])
  })

  it("is the same release each time, also when several register it at once", async () => {
    const again = () => registerBuild({ db, key, documents: new Map([...documents].toReversed()), now })
    expect(await Promise.all([again(), again(), again()])).toEqual([id, id, id])
    expect(await rows("release")).toHaveLength(1)
    expect(await rows("pointer")).toHaveLength(1)
    expect(await rows("audit")).toHaveLength(2)
  })

  it("is signed by the one key of the database", async () => {
    expect((await readServerKey(db, undefined)).id).toBe(key.id)
    expect(await rows("server_key")).toHaveLength(1)
  })
})

describe("what was written", () => {
  it.each(["document_text", "release", "pointer", "audit"])("is never changed or deleted in %s", async (table) => {
    const before = await rows(table)
    const named = sql.table(table)
    const column = sql.ref({ document_text: "text", release: "note", pointer: "reason", audit: "person" }[table] ?? "")
    await expect(sql`update ${named} set ${column} = 'another'`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`delete from ${named}`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`truncate ${named} cascade`.execute(db)).rejects.toThrow(/never changed/)
    expect(await rows(table)).toEqual(before)
  })
})

describe("what was made for another build of the app", () => {
  const hashes = ["first", "second", "shared"].map(hashOfText)
  const [first = "", second = "", shared = ""] = hashes
  const save = (engine: string, named: readonly string[], at: Date) => {
    const screens = Object.fromEntries(named.map((hash, place) => [`lion${place}`, { hash, partsFrom: [] }]))
    const sources = new Map(named.map((hash) => [hash, hash]))
    const built = { manifest: { screens, removed: [] }, sources, missing: {} }
    return writing(db, (trx) => saveBuild(trx, { release: id, engine }, built, at))
  }
  const kept = async () => ({
    engines: (await db.selectFrom("release_build").select("engine").orderBy("engine").execute()).map(
      (row) => row.engine,
    ),
    modules: (await db.selectFrom("release_module").select("hash").where("hash", "in", hashes).execute()).map(
      (row) => row.hash,
    ),
  })

  it("goes thirty days later, with what nothing else has in it", async () => {
    const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
    await save("old", [first, shared], now)
    await save("new", [second, shared], later(1))
    await writing(db, (trx) => forgetOldBuilds(trx, "engine", later(30)))
    expect((await kept()).engines).toEqual(["engine", "new", "old"])
    await writing(db, (trx) => forgetOldBuilds(trx, "engine", new Date(later(30).getTime() + 1)))
    expect(await kept()).toEqual({ engines: ["engine", "new"], modules: expect.arrayContaining([second, shared]) })
    expect((await kept()).modules).toHaveLength(2)
    await writing(db, (trx) => forgetOldBuilds(trx, "engine", later(40)))
    expect(await kept()).toEqual({ engines: ["engine"], modules: [] })
  })
})

describe("whoever gets past the database's own guard", () => {
  let undo: (() => Promise<unknown>) | undefined
  afterEach(async () => {
    await undo?.()
    expect(await verifyReleases(db, key)).toEqual([])
  })

  /** Changes rows as nobody may, and back afterwards. */
  async function tamper(table: string, change: string, back: string): Promise<void> {
    const run = async (statement: string) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
      await sql.raw(statement).execute(db)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
    }
    await run(change)
    undo = () => run(back)
  }

  it.each([
    [
      "text lion.json",
      "document_text",
      "text = replace(text, 'がおー', 'がおう')",
      "text = replace(text, 'がおう', 'がおー')",
    ],
    ["release ID", "release", "note = 'another'", "note = ''"],
    ["release ID", "release", 'files = files || \'{"new.json": "x"}\'', "files = files - 'new.json'"],
    ["module HASH", "release_module", "code = code || ' '", "code = rtrim(code)"],
    ["manifest ID", "release_build", "manifest = manifest || ' '", "manifest = rtrim(manifest)"],
    ["pointer 1", "pointer", "percent = 99", "percent = 100"],
    ["audit 1", "audit", "person = 'x' where id = 1", "person = 'build' where id = 1"],
  ])("is found out by %s", async (damage, table, change, back) => {
    await tamper(table, `update ${table} set ${change}`, `update ${table} set ${back}`)
    expect(await verifyReleases(db, key)).toEqual([damage.replace("ID", id).replace("HASH", module)])
  })

  it("is found out when the log has lost a row", async () => {
    const kept = "create temporary table kept as select * from audit where id = 1"
    await sql.raw(kept).execute(db)
    await tamper("audit", "delete from audit where id = 1", "insert into audit select * from kept")
    expect(await verifyReleases(db, key)).toContain("audit 2")
  })

  it("has signed with no key of ours", async () => {
    const other = { ...key, sign: () => "x", isSigned: () => false }
    await expect(readRelease(db, id, other)).rejects.toThrow("damaged")
    undo = undefined
  })
})
