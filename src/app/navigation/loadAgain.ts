import type { AppContext } from "../AppContext"
import { offerRetry } from "../overlays/offerRetry"
import { isReachable } from "./isReachable"

/** Loads the page on view anew. Without a network it stays: the network is said to be missing, and another try is offered. */
export async function loadAgain(app: Pick<AppContext, "services" | "host" | "overlays" | "state">): Promise<void> {
  const { location } = app.services.page
  while (!(await isReachable(app.services.page))) if (!(await offerRetry(app, location))) return
  location.reload()
}
