import { isOutgoingFile } from "../../domain/outgoingFile"
import { refused } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const putFile: CreateAction<typeof definition> =
  ({ redirect, sendFile }) =>
  async ({ file, to, gives }, { signal }) => {
    const url = redirect.resolveUpload(to)
    if (!isOutgoingFile(file) || url === undefined) return refused
    const end = await sendFile({ url, blob: file.blob, signal, onProgress: (share) => file.onProgress(share) })
    return end === "sent" ? { outcome: "ok", value: gives } : { outcome: "failed" }
  }
