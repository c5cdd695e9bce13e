import { expect, it } from "vitest"
import { recordSent } from "../../../support/app/recordSent"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

it("asks for the documents of a group whatever its name is made of: the list of agreements leads there", async () => {
  const { visitor, bodies } = recordSent(await customers.visit("active-investor"), /document\/agreement$/)
  const customer = await customers.openAs(visitor, "/agreement?mode=consent&document_group=us.stock:2025")
  await customer.comes("the documents are asked for", () => bodies.length > 0)
  expect(bodies[0]?.["DOCUMENT_GROUP"]).toBe("us.stock:2025")
})
