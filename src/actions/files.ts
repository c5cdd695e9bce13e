import type { Action } from "../../renderer"
import { isOutgoingFile } from "../domain/outgoingFile"
import type { ActionServices } from "./services"

/** Actions that send what is no JSON. */
export function createFileActions({ redirect, sendFile }: Pick<ActionServices, "redirect" | "sendFile">) {
  return {
    async "put-file"({ file, to, gives }, { signal }) {
      const destination = redirect.judge(to)
      if (!isOutgoingFile(file) || !destination || destination.kind === "native") return { outcome: "refused" }
      const url = destination.kind === "own" ? destination.path : destination.url
      const end = await sendFile({ url, blob: file.blob, signal, onProgress: (share) => file.onProgress(share) })
      return end === "sent" ? { outcome: "ok", value: gives } : { outcome: "failed" }
    },
  } satisfies Readonly<Record<string, Action>>
}
