import type { AppContext } from "../AppContext"

/** Says that the network is missing, above whatever is open. True where the customer wants another try. */
export async function offerRetry({ host, overlays }: Pick<AppContext, "host" | "overlays">): Promise<boolean> {
  const { "retry-text": text = "", retry: confirm = "", close = "" } = host.app.interface
  const { answer } = await overlays.show({ kind: "popup", popup: { text, confirm, cancel: close } }, { isInside: true })
  return answer === "ok"
}
