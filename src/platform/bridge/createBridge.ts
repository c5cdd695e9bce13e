import type { Clock } from "../../domain/clock"
import { createPost, deliver } from "./messages"
import type { NativeBridge } from "./nativeBridge"
import { toExternalLink } from "./schemes"
import type { Schemes } from "./schemes"
import type { Platform } from "./detectHost"

export interface BridgeDependencies {
  /** `window`: where the host puts its objects. */
  readonly page: unknown
  readonly platform: Platform
  readonly androidInterface: string
  readonly schemes: Schemes
  readonly clock: Clock
  /** `location.assign`. */
  readonly assign: (url: string) => void
  /** Opens a page outside the webview; only a desktop browser has one. */
  readonly openWindow: (url: string) => void
  /** False once the host has taken the page away. */
  readonly isVisible: () => boolean
}

/** A host that closes does it at once; a page that is still seen after this long has stayed. */
const closingMs = 1_000

/** The host of the platform: a webview's, or a desktop browser that has no host at all. */
export function createBridge(dependencies: BridgeDependencies): NativeBridge {
  return dependencies.platform === "other" ? createBrowserBridge(dependencies) : createWebviewBridge(dependencies)
}

/** Speaks with the native app around a webview. */
function createWebviewBridge(dependencies: BridgeDependencies): NativeBridge {
  const { page, platform, androidInterface, clock, schemes, assign } = dependencies
  const post = createPost(page, platform, androidInterface)
  return {
    ...createLinks(dependencies),
    sendLog(record) {
      void deliver(post, clock, ["sendLog", record])
    },
    showTopBar: (isShown) => deliver(post, clock, ["showTopBar", isShown]),
    openExternal: (url) => assign(toExternalLink(schemes, url)),
  }
}

/** A desktop browser: nobody listens and there is no top bar, which is no error. */
function createBrowserBridge(dependencies: BridgeDependencies): NativeBridge {
  return {
    ...createLinks(dependencies),
    sendLog: () => undefined,
    showTopBar: () => Promise.resolve("sent"),
    openExternal: dependencies.openWindow,
  }
}

function createLinks({ schemes, assign, clock, isVisible }: BridgeDependencies) {
  return {
    login: () => assign(schemes.login),
    rotate: () => assign(schemes.rotate),
    close(): ReturnType<NativeBridge["close"]> {
      assign(schemes.close)
      return new Promise((resolve) => {
        clock.after(closingMs, () => resolve(isVisible() ? "stayed" : "left"))
      })
    },
  }
}
