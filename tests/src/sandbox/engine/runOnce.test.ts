// @vitest-environment node
import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { invalid, ok, runOnce } from "../../../../src/sandbox/engine"
import { openTestbed, visit } from "../support/testbed"

type Context = Parameters<typeof runOnce>[0]

const bed = await openTestbed()
const conflict = invalid("REQUEST_ID", "another one's")

/** A write of somebody under a key, in the space of one visitor; `runs` counts what was done. */
async function aSpace() {
  const visitor = await visit(bed.app, "active-investor")
  const tenant = { name: visitor.cookies.get("SANDBOX_SPACE") }
  const now = new Date("2025-01-15T01:00:00Z")
  const runs: string[] = []
  const write = (owner: string, key: string, body: object = { amount: 1 }) =>
    bed.database.db.transaction().execute((trx) =>
      runOnce({ trx, tenant, now } as unknown as Context, { call: "a/write", key, body, owner, conflict }, async () => {
        runs.push(owner)
        return ok({ of: owner })
      }),
    )
  return { write, runs }
}

it("answers a repetition as the first time, and does nothing again", async () => {
  const { write, runs } = await aSpace()
  const key = randomUUID()
  const first = await write("customer:1", key)
  expect(await write("customer:1", key)).toEqual(first)
  expect(runs).toEqual(["customer:1"])
})

it("gives nobody the answer that another customer got under the same key, and does nothing for them", async () => {
  const { write, runs } = await aSpace()
  const key = randomUUID()
  await write("customer:1", key)
  expect(await write("customer:2", key)).toEqual(conflict)
  expect(runs).toEqual(["customer:1"])
})

it("refuses another wish under a key that was used", async () => {
  const { write, runs } = await aSpace()
  const key = randomUUID()
  await write("customer:1", key)
  expect(await write("customer:1", key, { amount: 2 })).toEqual(conflict)
  expect(runs).toEqual(["customer:1"])
})
