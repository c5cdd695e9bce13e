import type { Host } from "../../../renderer"
import type { Clock } from "../../domain/clock"

interface SharingPage {
  readonly page: Window & typeof globalThis
  readonly clock: Clock
  /** Of the session; undefined, or empty, for a visitor. */
  readonly token: () => string | undefined
}

export interface Sharing {
  readonly share: NonNullable<Host["share"]>
  stop(): void
}

/** Keeps stores equal in all tabs. What does so is fetched when the first screen has a store; without it a tab is alone. */
export function createSharing({ page, clock, token }: SharingPage): Sharing {
  const stops: (() => void)[] = []
  let isStopped = false
  return {
    async share(name, store, { omit }) {
      const tools = await import("./sharing").catch(() => undefined)
      if (!tools || isStopped) return
      const channel = tools.createSessionChannel(tools.createTabChannel(page), token)
      const dependencies = { channel, clock, tabId: page.crypto.randomUUID() }
      stops.push(tools.shareBetweenTabs(store, { name, omit }, dependencies), () => channel.close())
    },
    stop() {
      isStopped = true
      for (const stop of stops.splice(0)) stop()
    },
  }
}
