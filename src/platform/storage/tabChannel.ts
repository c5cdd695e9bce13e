/** A line to the other tabs of this browser. */
export interface TabChannel {
  post(message: unknown): void
  /** The result stops listening. */
  listen(hear: (message: unknown) => void): () => void
  /** Nothing is said or heard any more. */
  close(): void
}

const storageKey = "kamishibai.tabs"

/** BroadcastChannel where there is one, else storage events; a browser with neither has one tab. */
export function createTabChannel(page: Window & typeof globalThis): TabChannel {
  try {
    return createBroadcast(page)
  } catch {
    return createStorageEvents(page)
  }
}

function createBroadcast(page: Window & typeof globalThis): TabChannel {
  const channel = new page.BroadcastChannel(storageKey)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const handle = (event: MessageEvent) => hear(event.data)
      channel.addEventListener("message", handle)
      return () => channel.removeEventListener("message", handle)
    },
    close: () => channel.close(),
  }
}

/** Other tabs hear of a key that is written; what stays in the storage is removed at once. */
function createStorageEvents(page: Window & typeof globalThis): TabChannel {
  return {
    post(message) {
      try {
        page.localStorage.setItem(storageKey, JSON.stringify(message))
        page.localStorage.removeItem(storageKey)
      } catch {
        // Without storage there is nobody to tell.
      }
    },
    listen(hear) {
      const handle = ({ key, newValue }: StorageEvent) => {
        if (key === storageKey && newValue !== null) hear(parse(newValue))
      }
      page.addEventListener("storage", handle)
      return () => page.removeEventListener("storage", handle)
    },
    close: () => undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
