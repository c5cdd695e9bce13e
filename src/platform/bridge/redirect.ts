import { parseUrl } from "../../domain/parseUrl"
import { toExternalLink } from "./schemes"
import type { Schemes } from "./schemes"

export interface RedirectDependencies {
  /** Origin of the app. */
  readonly origin: string
  /** Origin of the public website. */
  readonly publicOrigin: string
  readonly schemes: Schemes
  readonly allowedHosts: readonly string[]
  /** Hosts that files may be sent to, but that the app never leads to. */
  readonly uploadHosts?: readonly string[]
}

/** Where the app may lead. */
export type Destination =
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "web"; readonly url: string }
  | { readonly kind: "native"; readonly url: string }

export type BackTarget = { readonly kind: "history" } | Exclude<Destination, { readonly kind: "web" }>

export interface Redirect {
  /** Where an address from outside leads, if it may: a path of the app, https of an allowed host, or a link of the host app. */
  resolve(target: unknown): Destination | undefined
  /** Like `resolve`, as one address; what clients hand to `MAINTENANCE_URL`. */
  resolveUrl(target: string): string | undefined
  /** Where a file may be sent: a path of the app's own origin, or https of a host for files. */
  resolveUpload(target: unknown): string | undefined
  /** The `BACK` query: `-1`, a path of the app, or a native link; anything else is ignored. */
  parseBack(value: string | null | undefined): BackTarget | undefined
  /** A path on the app's own or the public origin, on request wrapped in the `url` query of the external link. */
  build(path: string, options: { readonly on: "own" | "public"; readonly wrap?: boolean }): string | undefined
}

/** Spaces, control characters and backslashes are read differently by different parsers: never part of a target. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const ambiguous = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029\ufeff]/

const isPlain = (target: unknown): target is string =>
  typeof target === "string" && target !== "" && target.length <= 2_048 && !ambiguous.test(target)

/** Decides where the app may lead. */
export function createRedirect(dependencies: RedirectDependencies): Redirect {
  const { origin, publicOrigin, schemes, allowedHosts, uploadHosts = [] } = dependencies
  const hosts = [new URL(publicOrigin).host, ...allowedHosts]

  const resolveAnyOwn = (target: string) =>
    resolveOwn(target.startsWith(`${origin}/`) ? target.slice(origin.length) : target, origin)

  const resolve = (target: unknown): Destination | undefined =>
    isPlain(target) ? (resolveAnyOwn(target) ?? resolveWeb(target, hosts) ?? resolveNative(target)) : undefined

  function resolveNative(target: string): Destination | undefined {
    const { login, close, rotate } = schemes
    if ([login, close, rotate].includes(target)) return { kind: "native", url: target }
    const inner = innerUrl(target, schemes.external)
    const web = inner === undefined ? undefined : resolveWeb(inner, hosts)
    return web ? { kind: "native", url: toExternalLink(schemes, web.url) } : undefined
  }

  return {
    resolve,
    resolveUrl(target) {
      const destination = resolve(target)
      return destination?.kind === "own" ? destination.path : destination?.url
    },
    resolveUpload(target) {
      if (!isPlain(target)) return undefined
      return resolveAnyOwn(target)?.path ?? resolveWeb(target, uploadHosts)?.url
    },
    parseBack(value) {
      if (value === "-1") return { kind: "history" }
      // A whole address is no back target, not even one of our own.
      const destination = value?.startsWith("http") ? undefined : resolve(value)
      return destination?.kind === "web" ? undefined : destination
    },
    build(path, { on, wrap = false }) {
      const own = resolveOwn(path, origin)
      if (!own) return undefined
      const url = `${on === "own" ? origin : publicOrigin}${own.path}`
      return wrap ? toExternalLink(schemes, url) : url
    },
  }
}

function resolveOwn(target: string, origin: string): Extract<Destination, { kind: "own" }> | undefined {
  const url = /^\/(?!\/)/.test(target) ? parseUrl(target, origin) : undefined
  // `/..//host` and its like come out of the parser as a path of two slashes.
  if (url?.origin !== origin || url.pathname.startsWith("//")) return undefined
  return { kind: "own", path: `${url.pathname}${url.search}${url.hash}` }
}

function resolveWeb(target: string, hosts: readonly string[]): Extract<Destination, { kind: "web" }> | undefined {
  const url = /^https:\/\/[^/]/i.test(target) ? parseUrl(target) : undefined
  const isNameless = url?.username === "" && url.password === ""
  return url && isNameless && hosts.includes(url.host) ? { kind: "web", url: url.href } : undefined
}

/** The address in `scheme://external?url=...`, with that one parameter and nothing else. */
function innerUrl(target: string, external: string): string | undefined {
  if (!target.startsWith(`${external}?`)) return undefined
  const [[name, value] = [], ...others] = [...new URLSearchParams(target.slice(external.length + 1))]
  return name === "url" && others.length === 0 ? value : undefined
}
