import { createHash } from "node:crypto"
import type { RuntimeConfig } from "../../../platform/api"
import { ownConfig } from "./ownConfig"

type Hosts = Pick<RuntimeConfig, "bases" | "brandHosts" | "uploadHosts" | "imageHosts">

/** What the app of a configuration speaks with: its backends, the brands data, the storage of files; nothing else. */
function connectSources({ bases, brandHosts, uploadHosts }: Hosts): string {
  const backends = Object.values(bases).flatMap((base) => (base.startsWith("/") ? [] : [new URL(base).origin]))
  const hosts = [...brandHosts, ...uploadHosts].map((host) => `https://${host}`)
  return [...new Set(["'self'", ...backends, ...hosts])].join(" ")
}

/** The styles that a page carries itself, by what they say: any other one is refused. */
const styleHashes = (page: string): readonly string[] =>
  Array.from(
    page.matchAll(/<style>(.*?)<\/style>/gs),
    ([, style = ""]) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  )

/** Follows from config.json and from the page itself. The phone page frames the app from the same origin; nobody else may. */
export const contentSecurityPolicy = (config: Hosts, page: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes(page)].join(" "),
    ["img-src 'self' data: blob:", ...config.imageHosts.map((host) => `https://${host}`)].join(" "),
    "font-src 'self'",
    `connect-src ${connectSources(config)}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ")

/** Nothing is kept unless its route says so. */
export const everyAnswer = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
}

/** The headers of a page, given as text. */
export const headersOfPage = (page: string) => ({
  "content-security-policy": contentSecurityPolicy(ownConfig, page),
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
})
