import { isRecord } from "../../domain/json"
import type { ReleaseAnswer } from "../../domain/releases"

const manifestAddress = /^\/releases\/\w+\/[\w-]+\/[\w-]+\.json$/
/** It becomes the value of a header. */
const releaseId = /^\w+$/

/** Undefined for anything that a server of ours does not say. */
export function parseAnswer(value: unknown): ReleaseAnswer | undefined {
  if (!isRecord(value) || typeof value["release"] !== "string" || !releaseId.test(value["release"])) return undefined
  const { manifest } = value
  const isRight = manifest === undefined || (typeof manifest === "string" && manifestAddress.test(manifest))
  return isRight ? (value as unknown as ReleaseAnswer) : undefined
}
