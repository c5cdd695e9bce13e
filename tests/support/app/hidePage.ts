import type { OpenApp } from "./openApp"
import { whileServed } from "./whileServed"

/** The telephone rings: the page is hidden, and everything that was typed so far is written on the device. */
export async function hidePage(app: OpenApp): Promise<void> {
  document.dispatchEvent(new Event("visibilitychange"))
  let isWritten = false
  void app.services.drafts.rest().then(() => (isWritten = true))
  await whileServed(app, () => isWritten)
}
