import { parseDatetime } from "../../domain/japanTime"
import { isRecord, isText } from "../../domain/json"
import { joinUrl } from "./address"
import { wrapperHeaders } from "./bffWire"
import type { Cookies } from "./cookies"
import type { HttpClient } from "./httpClient"
import { parseRecord } from "./payload"

/** The key that drafts of the customer's session are encrypted with on the device. */
export interface DraftKey {
  readonly kind: "key"
  readonly keyId: string
  /** 32 bytes, base64url. */
  readonly key: string
  /** When the server destroys it, ms since epoch. */
  readonly until: number
}

/** `refused`: the server will never give the key of before; `unreachable`: it may give it later. */
export type DraftKeyAnswer = DraftKey | { readonly kind: "refused" | "unreachable" }

interface KeyDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly cookies: Cookies
}

const timeoutMs = 30_000

/**
 * `GET /draft/key` of account opening, for the app itself: `aco/draft-key`. Asks a second time where the first answer was none:
 * without a key the customer would see an empty form, and type over what waits on the device.
 */
export async function readDraftKey(dependencies: KeyDependencies): Promise<DraftKeyAnswer> {
  return (await askForKey(dependencies)) ?? (await askForKey(dependencies)) ?? { kind: "unreachable" }
}

/** Undefined where the server said something else. */
async function askForKey({ base, http, cookies }: KeyDependencies): Promise<DraftKeyAnswer | undefined> {
  const url = joinUrl(base, "/draft/key")
  const headers = wrapperHeaders(cookies)
  const answer = await http.send({ method: "GET", url, headers, credentials: "include", timeoutMs })
  if (answer.kind === "timeout" || answer.kind === "cancelled") return { kind: "unreachable" }
  if (answer.kind !== "answered") return undefined
  if (answer.status === 401) return { kind: "refused" }
  const body = answer.status === 200 ? parseRecord(answer.text) : undefined
  if (!body) return undefined
  if (body["business_error_code"] === "session_expired") return { kind: "refused" }
  return parseKey(body["data"])
}

function parseKey(data: unknown): DraftKey | undefined {
  if (!isRecord(data)) return undefined
  const { keyId, key, expiresAt } = data
  const until = parseDatetime(expiresAt)
  if (!isText(keyId) || !isText(key) || !/^[\w-]{43}$/.test(key) || until === undefined) return undefined
  return { kind: "key", keyId, key, until }
}
