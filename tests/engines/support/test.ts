import { writeFileSync } from "node:fs"
import { expect, test as base } from "@playwright/test"
import { Broker } from "../../journeys/support/broker"
import { Customer } from "./customer"
import { startFirefox } from "./firefox"
import { startWebKitGtk } from "./webkitgtk"

const starts = new Map([
  ["webkitgtk", startWebKitGtk],
  ["firefox", startFirefox],
])

interface Fixtures {
  readonly customer: Customer
  readonly broker: Broker
}

/** What Firefox says of pages on its own console, from their first moment on; of itself it says more. */
const loudErrors = (said: string, origin: string): readonly string[] =>
  said.split("\n").filter((line) => line.startsWith(`JavaScript error: ${origin}`))

export const test = base.extend<Fixtures>({
  // Each journey has a browser of its own, that of its project.
  customer: async ({ baseURL }, provide, info) => {
    const session = await starts.get(info.project.name)?.()
    if (session === undefined) throw new Error(`Nobody can start ${info.project.name}`)
    const customer = new Customer(session, baseURL ?? "")
    await provide(customer)
    const complaints = [await customer.complaints(), loudErrors(session.said(), baseURL ?? "")]
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath("seen.png"), Buffer.from(await session.picture(), "base64"))
      writeFileSync(info.outputPath("said.txt"), session.said())
    }
    session.end()
    expect(complaints).toEqual([[], []])
  },
  broker: async ({ request, customer, baseURL }, provide) => {
    await provide(new Broker(request, customer, baseURL ?? ""))
  },
})

export { expect }
