/** Fetches a style sheet that applies once `apply` is called. Fails, and leaves nothing, where it cannot be fetched. */
export function fetchStyles(document: Document, address: string): Promise<{ apply(): void }> {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.media = "not all"
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve({ apply: () => void (link.media = "all") }))
    link.addEventListener("error", () => {
      link.remove()
      reject(new Error(`no styles at ${address}`))
    })
    // Those of the build stand in the body, and of two that say the same the later one counts.
    document.body.append(link)
  })
}
