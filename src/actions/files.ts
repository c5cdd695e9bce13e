import { isOutgoingFile } from "../domain/outgoingFile"
import type { Actions, ActionServices } from "./services"

/** Actions that send what is no JSON. */
export function createFileActions({ redirect, sendFile }: Pick<ActionServices, "redirect" | "sendFile">) {
  return {
    async "put-file"({ file, to, gives }, { signal }) {
      const url = redirect.resolveUpload(to)
      if (!isOutgoingFile(file) || url === undefined) return { outcome: "refused" }
      const end = await sendFile({ url, blob: file.blob, signal, onProgress: (share) => file.onProgress(share) })
      return end === "sent" ? { outcome: "ok", value: gives } : { outcome: "failed" }
    },
  } satisfies Partial<Actions>
}
