import type { RuntimeConfig } from "../../../platform/api"
import { ownConfig } from "./ownConfig"

type Hosts = Pick<RuntimeConfig, "bases" | "brandHosts" | "uploadHosts">

/** What the app of a configuration speaks with: its backends, the brands data, the storage of files; nothing else. */
function connectSources({ bases, brandHosts, uploadHosts }: Hosts): string {
  const backends = Object.values(bases).flatMap((base) => (base.startsWith("/") ? [] : [new URL(base).origin]))
  const hosts = [...brandHosts, ...uploadHosts].map((host) => `https://${host}`)
  return [...new Set(["'self'", ...backends, ...hosts])].join(" ")
}

/** Follows from config.json. The phone page frames the app from the same origin; nobody else may. */
export const contentSecurityPolicy = (config: Hosts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: https://img.example",
    "font-src 'self'",
    `connect-src ${connectSources(config)}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join("; ")

export const everyAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
}

export const everyDocument = {
  "content-security-policy": contentSecurityPolicy(ownConfig),
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
}
