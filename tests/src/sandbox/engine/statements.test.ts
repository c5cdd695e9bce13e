// @vitest-environment node
/** What a call costs the database does not depend on the clock of this machine: statements, without those that begin and end a transaction. */
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildSandbox } from "../../../../src/sandbox"
import { documents, openTestbed, type Testbed, visit, type Visitor, withdraw } from "../support/testbed"

const now = () => new Date("2026-03-02T01:23:45Z")

let bed: Testbed
let app: Testbed["app"]
let customer: Visitor
let statements = 0
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  // Parts of a statement are transformed, too; each statement has one result.
  async transformResult({ result }) {
    statements += 1
    return result
  },
}

beforeAll(async () => {
  bed = await openTestbed()
  app = await buildSandbox({ database: bed.database.db.withPlugin(counting), documents, clock: now })
  customer = await visit(app, "active-investor")
})
afterAll(async () => {
  await app.close()
  await bed.close()
})

async function countOf(act: () => Promise<unknown>): Promise<number> {
  statements = 0
  await act()
  return statements
}

describe("statements of a call", () => {
  it("asks once for what is due, for all money, and for all that will move it", async () => {
    expect(await countOf(() => customer.legacy("withdrawal", { WITHDRAW_TYPE: 1 }))).toBe(6)
  })

  it("confirms and completes a withdrawal", async () => {
    expect(await countOf(() => withdraw(customer, 1_000))).toBe(24)
  })
})
