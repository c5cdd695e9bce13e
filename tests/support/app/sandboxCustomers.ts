import { afterEach, beforeAll } from "vitest"
import { openTestbed, type Testbed, visit, type Visitor } from "../../src/sandbox/support/testbed"
import { type Customer, openAs } from "./openAs"

/** A sandbox for the tests of a file, and its customers in front of the whole app, which is closed after each test. */
export function sandboxCustomers() {
  const beds: Testbed[] = []
  const open: Customer[] = []
  beforeAll(async () => {
    beds.push(await openTestbed())
  })
  afterEach(() => {
    for (const customer of open.splice(0)) customer.close()
  })
  const bed = (): Testbed => {
    const [opened] = beds
    if (opened === undefined) throw new Error("the sandbox opens before the first test")
    return opened
  }
  return {
    visit: (world: string): Promise<Visitor> => visit(bed().app, world),
    /** Milliseconds of the sandbox's clock. */
    wait: (ms: number) => bed().wait(ms),
    async openAs(...of: Parameters<typeof openAs>): Promise<Customer> {
      const customer = await openAs(...of)
      open.push(customer)
      return customer
    },
    /** The pages are gone; what the browser has stored stays. */
    unload: () => open.splice(0).forEach(({ app }) => app.unload()),
  }
}
