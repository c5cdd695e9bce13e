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
  const listeners = new Set<() => void>()
  const fail = () => listeners.forEach((listen) => listen())
  const onUnavailable: NativeBridge["onUnavailable"] = (listen) => {
    listeners.add(listen)
    return () => void listeners.delete(listen)
  }
  const create = dependencies.platform === "other" ? createBrowserBridge : createWebviewBridge
  return { ...create(dependencies, fail), onUnavailable }
}

type Links = Omit<NativeBridge, "onUnavailable">

/** Speaks with the native app around a webview. What is needed and cannot be had is told to `fail`; a log record is not. */
function createWebviewBridge(dependencies: BridgeDependencies, fail: () => void): Links {
  const { page, platform, androidInterface, clock, schemes, assign } = dependencies
  const post = createPost(page, platform, androidInterface)
  return {
    ...createLinks(dependencies, fail),
    sendLog(record) {
      void deliver(post, clock, ["sendLog", record])
    },
    async showTopBar(isShown) {
      const answer = await deliver(post, clock, ["showTopBar", isShown])
      if (answer === "unavailable") fail()
      return answer
    },
    openExternal: (url) => tryLink(() => assign(toExternalLink(schemes, url)), fail),
  }
}

/** A desktop browser: nobody listens and there is no top bar, which is no error. */
function createBrowserBridge(dependencies: BridgeDependencies, fail: () => void): Links {
  return {
    ...createLinks(dependencies, fail),
    sendLog: () => undefined,
    showTopBar: () => Promise.resolve("sent"),
    openExternal: dependencies.openWindow,
  }
}

/** A webview may throw at a scheme that its host does not take. */
function tryLink(follow: () => void, fail: () => void): void {
  try {
    follow()
  } catch {
    fail()
  }
}

function createLinks({ schemes, assign, clock, isVisible }: BridgeDependencies, fail: () => void) {
  return {
    login: () => tryLink(() => assign(schemes.login), fail),
    rotate: () => tryLink(() => assign(schemes.rotate), fail),
    close(): ReturnType<NativeBridge["close"]> {
      // A page that cannot be closed stays, and says so: no error leads out of it either.
      tryLink(
        () => assign(schemes.close),
        () => undefined,
      )
      return new Promise((resolve) => {
        clock.after(closingMs, () => resolve(isVisible() ? "stayed" : "left"))
      })
    },
  }
}
