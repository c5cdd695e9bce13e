import { loadAreas } from "../../../../../src/sandbox"
import type { CustomerContext } from "../../../../../src/sandbox/areas/customers"
import type { Hooks } from "../../../../../src/sandbox/engine"
import type { Testbed, Visitor } from "../../support/testbed"

const { areas } = await loadAreas()
const created = areas.map((createArea) => createArea({ schemasRoot: undefined }))
const hooks: Hooks = (name) => created.flatMap((area) => area.hooks?.[name] ?? [])

/** What a handler would read, at the time of the visitor and about the person the fixture is about. */
export async function asCustomer<Read>(
  { database: { db } }: Testbed,
  visitor: Visitor,
  read: (context: CustomerContext) => Promise<Read>,
): Promise<Read> {
  const { now } = (await visitor.control("GET", "/clock")) as { readonly now: string }
  return db.transaction().execute(async (trx) => {
    const own = trx.selectFrom("customer_session").innerJoin("customer", "customer.id", "customer_session.customer_id")
    const customer = await own.selectAll("customer").where("tenant", "=", visitor.tenant).executeTakeFirstOrThrow()
    const tenant = await trx
      .selectFrom("tenant")
      .selectAll()
      .where("name", "=", visitor.tenant)
      .executeTakeFirstOrThrow()
    const caller = { device: null, source: "", appVersion: null, knownEtag: null, origin: "" }
    return read({ trx, tenant, customer, now: new Date(now), hooks, caller })
  })
}
