import { type Backend, createOpenBackend } from "../../engine"
import type { CustomerContext } from "./customerContext"
import { findCustomer } from "./customerSessions"
import { processDue } from "./processDue"

/** The platform service: a call without `demo` belongs to the customer of the cookie, and is HTTP 401 without one. */
export const bffBackend: Backend = {
  ...createOpenBackend("bff"),
  async answer({ document, request, context, run }) {
    if (document.demo === true) return run(context)
    const customer = await findCustomer(context, request.cookies["TOKEN"])
    if (customer === undefined) return { kind: "signed-out" }
    const own: CustomerContext = { ...context, customer }
    await processDue(own)
    return run(own)
  },
}
