// @vitest-environment node
import { expect, it } from "vitest"
import { createConfirmation, findConfirmation } from "../../../../../src/sandbox/areas/withdrawal/confirmations"
import type { CustomerContext } from "../../../../../src/sandbox/areas/customers"
import { openTestbed, visit } from "../../support/testbed"

const bed = await openTestbed()

it("what was shown to a customer for confirmation is not there for another one, nor for another purpose", async () => {
  const visitor = await visit(bed.app, "active-investor")
  const space = visitor.cookies.get("SANDBOX_SPACE") ?? ""
  const customers = await bed.database.db.selectFrom("customer").select("id").where("tenant", "=", space).execute()
  const [one, other] = customers
  expect(other).toBeDefined()
  const now = new Date("2025-01-15T01:00:00Z")
  await bed.database.db.transaction().execute(async (trx) => {
    const of = (customer: typeof one) => ({ trx, now, customer }) as unknown as CustomerContext
    const key = await createConfirmation(of(one), "cancel", { number: "W250115-0001" }, null)
    expect(await findConfirmation(of(one), "cancel", key)).toMatchObject({ isUsed: false, isExpired: false })
    expect(await findConfirmation(of(other), "cancel", key)).toBeUndefined()
    expect(await findConfirmation(of(one), "withdrawal", key)).toBeUndefined()
  })
})
