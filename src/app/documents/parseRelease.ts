import { isRecord } from "../../domain/json"
import type { ReleaseAnswer, ReleaseManifest } from "../../domain/releases"

const manifestAddress = /^\/releases\/\w+\/[\w-]+\/[\w-]+\.json$/
/** It becomes the value of a header. */
const releaseId = /^\w+$/
const isHash = (value: unknown): boolean => typeof value === "string" && /^[\w-]{32}$/.test(value)
const isOptionalHash = (value: unknown) => value === undefined || isHash(value)
const isNames = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === "string")

/** Undefined for anything that a server of ours does not say. */
export function parseAnswer(value: unknown): ReleaseAnswer | undefined {
  if (!isRecord(value) || typeof value["release"] !== "string" || !releaseId.test(value["release"])) return undefined
  const { manifest } = value
  const isRight = manifest === undefined || (typeof manifest === "string" && manifestAddress.test(manifest))
  return isRight ? (value as unknown as ReleaseAnswer) : undefined
}

/** Undefined for anything that a server of ours does not say: its hashes become addresses of code. */
export function parseManifest(value: unknown): ReleaseManifest | undefined {
  if (!isRecord(value)) return undefined
  const { app, theme, screens, removed } = value
  const isRight =
    isOptionalHash(app) &&
    isOptionalHash(theme) &&
    isNames(removed) &&
    isRecord(screens) &&
    Object.values(screens).every((screen) => isRecord(screen) && isHash(screen["hash"]) && isNames(screen["partsFrom"]))
  return isRight ? (value as unknown as ReleaseManifest) : undefined
}
