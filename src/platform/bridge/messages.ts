import type { Clock } from "../../domain/clock"
import type { BridgeAnswer } from "./nativeBridge"
import type { Platform } from "./detectHost"

export type MessageName = "sendLog" | "showTopBar" | "stepUp"

/** Sends one message to the host; throws or gives undefined where the host does not listen. */
export type Post = (name: MessageName, payload: unknown) => unknown

type Listeners = Readonly<Record<string, unknown>>

const answerMs = 3_000

const isObject = (value: unknown): value is Listeners =>
  (typeof value === "object" && value !== null) || typeof value === "function"

const read = (from: unknown, name: string): unknown => (isObject(from) ? from[name] : undefined)

/** iOS: `window.webkit.messageHandlers.<name>.postMessage(payload)`. */
function postToIos(page: unknown, name: MessageName, payload: unknown): unknown {
  const handler = read(read(read(page, "webkit"), "messageHandlers"), name)
  const postMessage = read(handler, "postMessage")
  if (typeof postMessage !== "function") return undefined
  return { answer: postMessage.call(handler, payload) as unknown }
}

/** Android: `window.<interface>.<name>(json)`; its methods take text only. */
function postToAndroid(page: unknown, androidInterface: string, message: readonly [MessageName, unknown]): unknown {
  const [name, payload] = message
  const host = read(page, androidInterface)
  const method = read(host, name)
  if (typeof method !== "function") return undefined
  return { answer: method.call(host, JSON.stringify(payload)) as unknown }
}

/** The way to the host of a platform. `page` is `window`, handed in. */
export function createPost(page: unknown, platform: Platform, androidInterface: string): Post {
  if (platform === "android") return (name, payload) => postToAndroid(page, androidInterface, [name, payload])
  return (name, payload) => postToIos(page, name, payload)
}

/** Sends a message that is needed. Takes one answer; none within three seconds counts as unavailable. */
export function deliver(post: Post, clock: Clock, message: readonly [MessageName, unknown]): Promise<BridgeAnswer> {
  return new Promise((resolve) => {
    try {
      const sent = post(...message)
      if (!isObject(sent)) return resolve("unavailable")
      if (!isPromise(sent["answer"])) return resolve("sent")
      clock.after(answerMs, () => resolve("unavailable"))
      sent["answer"].then(
        () => resolve("sent"),
        () => resolve("unavailable"),
      )
    } catch {
      resolve("unavailable")
    }
  })
}

const isPromise = (value: unknown): value is PromiseLike<unknown> => typeof read(value, "then") === "function"
