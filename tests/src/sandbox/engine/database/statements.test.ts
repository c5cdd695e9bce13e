// @vitest-environment node
import { sql } from "kysely"
import { expect, it } from "vitest"
import { StatementNames } from "../../../../../src/sandbox/engine/database/statementNames"
import { onEveryDatabase } from "../../support/onEveryDatabase"

it("names a statement that comes again, and never more than a connection should hold", () => {
  const names = new StatementNames()
  expect(names.nameOf("select 1")).toBeUndefined()
  const first = names.nameOf("select 1")
  expect(first).toBeDefined()
  expect(names.nameOf("select 1")).toBe(first)
  const given = new Set<string | undefined>()
  for (let at = 0; at < 2_000; at += 1) for (const _ of [1, 2]) given.add(names.nameOf(`select ${at} as other`))
  given.delete(undefined)
  expect(given.size).toBe(499)
  expect(names.nameOf("select 1")).toBe(first)
})

it("names a statement however many others came once before", () => {
  const names = new StatementNames()
  for (let at = 0; at < 2_000; at += 1) expect(names.nameOf(`select ${at}`)).toBeUndefined()
  expect(names.nameOf("select 'again'")).toBeUndefined()
  expect(names.nameOf("select 'again'")).toBeDefined()
})

onEveryDatabase((opened) => {
  /** Whether a statement comes for the first time, is prepared or was prepared makes no difference. */
  const times = [1, 2, 3, 4]

  it.each(times)("gives values back as they went in, time %i", async () => {
    const moment = new Date("2025-01-15T01:02:03.456Z")
    const { rows } =
      await sql`select ${"値'\\"}::text as text, ${moment}::timestamptz as moment, ${Buffer.from([0, 255, 92])}::bytea as bytes,
      ${null}::text as nothing, ${true}::boolean as truth, ${9_007_199_254_740_991}::bigint as yen, ${-1.5}::double precision as part,
      ${JSON.stringify({ a: [1, "二"] })}::jsonb as json, ${""}::text as empty`.execute(opened().database.db)
    expect(rows).toEqual([
      {
        text: "値'\\",
        moment,
        bytes: Buffer.from([0, 255, 92]),
        nothing: null,
        truth: true,
        yen: 9_007_199_254_740_991,
        part: -1.5,
        json: { a: [1, "二"] },
        empty: "",
      },
    ])
  })

  it.each(times)("says how many rows a statement has changed, time %i", async (time) => {
    const tenant = `counting-${time}`
    const { db } = opened().database
    await db
      .insertInto("tenant")
      .values({ name: tenant, fixture: "none", clock_shift_ms: 0, start_shift_ms: 0, settings: "{}" })
      .execute()
    const rows = ["one", "two", "three"].map((name) => ({ tenant, name, value: 1 }))
    const added = await db.insertInto("counter").values(rows).executeTakeFirst()
    const changed = await db
      .updateTable("counter")
      .set({ value: 2 })
      .where("tenant", "=", tenant)
      .where("name", "!=", "one")
      .executeTakeFirst()
    const removed = await db
      .deleteFrom("counter")
      .where("tenant", "=", tenant)
      .where("value", "=", 3)
      .executeTakeFirst()
    expect([added.numInsertedOrUpdatedRows, changed.numUpdatedRows, removed.numDeletedRows]).toEqual([3n, 2n, 0n])
  })

  it.each(times)(
    "a statement that fails leaves the rest of its transaction undone and the connection usable, time %i",
    async () => {
      const { db } = opened().database
      const failing = db.transaction().execute(async (trx) => {
        await sql`create temporary table gone (id integer)`.execute(trx)
        await sql`select 1 / ${0}::integer`.execute(trx)
      })
      await expect(failing).rejects.toThrow("division by zero")
      const { rows } = await sql`select to_regclass('pg_temp.gone') as found`.execute(db)
      expect(rows).toEqual([{ found: null }])
    },
  )
})
