import type { AppContext } from "../AppContext"

/**
 * Says that the network is missing, above whatever is open. True where the customer wants another try. Where it is the error page
 * that cannot be had, what they did comes first: whether it was sent.
 */
export async function offerRetry(
  { host, overlays, state }: Pick<AppContext, "host" | "overlays" | "state">,
  { pathname }: Pick<URL, "pathname">,
): Promise<boolean> {
  const texts = host.app.interface
  const { unanswered } = state
  const lost = pathname === "/error" ? unanswered : undefined
  const text = texts[lost === undefined ? "retry-text" : `retry-${lost}`] ?? ""
  const { retry = "", close = "" } = texts
  // What never left is sent by the button of the screen, which stays: there is nothing to load again.
  const popup = lost === "unsent" ? { text, confirm: close } : { text, confirm: retry, cancel: close }
  const { answer } = await overlays.show({ kind: "popup", popup }, { isInside: true })
  return lost !== "unsent" && answer === "ok"
}
