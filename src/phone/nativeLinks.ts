/** What the page asked of its host. */
export type NativeRequest =
  | { readonly kind: "close" }
  | { readonly kind: "login" }
  | { readonly kind: "rotate" }
  | { readonly kind: "external"; readonly url: string }
  | { readonly kind: "card"; readonly sessionId: string; readonly callback: string }
  /** A page of anybody else, in the webview itself. */
  | { readonly kind: "elsewhere"; readonly url: string }
  | { readonly kind: "unknown"; readonly url: string }

const parameter = (query: URLSearchParams, ...names: readonly string[]): string | undefined =>
  names.map((name) => query.get(name)).find((value) => value !== null && value !== "") ?? undefined

/** Reads a link of the host by the schemes of app.json; the reader of cards has a link of its own. */
export function parseNativeLink(url: string, schemes: Readonly<Record<string, string>>): NativeRequest {
  if (/^https?:/.test(url)) return { kind: "elsewhere", url }
  const [target = "", search = ""] = url.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  const name = Object.keys(schemes).find((key) => schemes[key] === target)
  if (name === "close" || name === "login" || name === "rotate") return { kind: name }
  if (name === "external") return { kind: "external", url: query.get("url") ?? "" }
  const sessionId = parameter(query, "sessionId", "session_id", "ekycSessionId")
  const callback = parameter(query, "callbackUrl", "callback_url", "callback")
  if (sessionId !== undefined) return { kind: "card", sessionId, callback: callback ?? "" }
  return { kind: "unknown", url }
}

/** Where the sandbox plays the page of a bank or payment app at which a contract is approved. */
export function partnerPage(url: string): string | undefined {
  const state = /^https:\/\/(?:bank|pay)\.example\/authorize\?state=([\w-]+)$/.exec(url)?.[1]
  return state === undefined ? undefined : `/__sandbox/partner/authorize?state=${state}`
}
