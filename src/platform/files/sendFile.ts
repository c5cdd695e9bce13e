export interface FileRequest {
  readonly url: string
  readonly blob: Blob
  readonly signal: AbortSignal
  onProgress(share: number): void
}

export type FileSender = (sending: FileRequest) => Promise<"sent" | "failed">

const timeoutMs = 120_000

/**
 * Puts a file where a call said. fetch cannot tell how much has left, so this is the one request of the old kind. It
 * sends no cookie and no header of ours: the address itself is the permission.
 */
export const createFileSender =
  (createRequest: () => XMLHttpRequest): FileSender =>
  ({ url, blob, signal, onProgress }) =>
    new Promise((resolve) => {
      const request = createRequest()
      const end = (isSent: boolean) => {
        signal.removeEventListener("abort", abort)
        resolve(isSent ? "sent" : "failed")
      }
      const abort = () => request.abort()
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener("loadend", () => end(request.status >= 200 && request.status < 300))
      if (signal.aborted) return resolve("failed")
      signal.addEventListener("abort", abort)
      request.open("PUT", url)
      request.timeout = timeoutMs
      request.setRequestHeader("content-type", blob.type)
      request.send(blob)
    })
