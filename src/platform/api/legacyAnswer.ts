import { isRecord, isText, type JsonRecord } from "../../domain/json"
import { checkPayload, isExpected, omit } from "./payload"
import type { CallResult, CompiledCall } from "../../../renderer"
import { broken, failed, ok } from "./results"

/** Areas of pages where LOGIN_STATUS does not mean what it means elsewhere: a path, with all that goes on from it. */
export interface LoginExceptions {
  /** Where even a call for visitors logs out a customer whose token is stale. */
  readonly demoLogsOutIn: readonly string[]
  /** Where a visitor without a token may stay. */
  readonly toleratedWithoutToken: readonly string[]
}

/** Where a legacy call was made from; decides what LOGIN_STATUS and MAINTENANCE_URL mean. */
export interface LegacyContext {
  readonly page: string
  readonly exceptions: LoginExceptions
  readonly hasToken: boolean
  /** The address if the allow-list lets it through. */
  readonly resolveUrl: (url: string) => string | undefined
}

const envelope = [
  "STATUS",
  "MESSAGE_ARRAY",
  "MAINTENANCE_FLG",
  "MAINTENANCE_URL",
  "LOGIN_STATUS",
  "REDIRECT_CODE",
  "ERROR_CD",
  "FIELD_ERROR_ARRAY",
]

/** Judges an answer in the order: no STATUS, maintenance, login, STATUS not 0. */
export function evaluateLegacyAnswer(
  call: CompiledCall,
  body: JsonRecord | undefined,
  situation: LegacyContext,
): CallResult {
  const status = body && statusOf(body["STATUS"])
  if (!body || status === undefined) return broken(call, "no-status")
  if (isSet(body["MAINTENANCE_FLG"])) return maintenance(call, body["MAINTENANCE_URL"], situation)
  const isSignedOut = isSet(body["LOGIN_STATUS"])
  if (isSignedOut && !isTolerated(call, situation)) return failed(call, "signed-out")
  const payload = omit(body, envelope)
  if (isSignedOut && call.effect === "read" && saysNothing(call, { body, status, payload })) return ok({})
  return status === "0" ? checkPayload(call, payload) : refused(call, { body, status, payload })
}

/** "0" equals 0; undefined where there is no STATUS at all. */
function statusOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value)
  return isText(value) ? value.trim() : undefined
}

const isSet = (flag: unknown) => flag === true || flag === 1 || (typeof flag === "string" && flag.trim() === "1")

function maintenance(call: CompiledCall, address: unknown, { resolveUrl }: LegacyContext): CallResult {
  const url = isText(address) ? resolveUrl(address.trim()) : undefined
  return url === undefined ? failed(call, "signed-out") : failed(call, "maintenance", { url })
}

/** Visitors may use demo calls; only the inquiry takes a stale token seriously. */
function isTolerated(call: CompiledCall, { page, hasToken, exceptions }: LegacyContext): boolean {
  if (call.demo) return !(isInOne(exceptions.demoLogsOutIn, page) && hasToken)
  return isInOne(exceptions.toleratedWithoutToken, page) && !hasToken
}

/** Steps go on from the path of their area: `/inquiry/confirm`, `/inquiry_complete`. */
const isInOne = (areas: readonly string[], page: string): boolean =>
  areas.some((area) => page === area || page.startsWith(`${area}/`) || page.startsWith(`${area}_`))

interface Answer {
  readonly body: JsonRecord
  readonly status: string
  readonly payload: JsonRecord
}

/** A visitor whose missing login is tolerated may get nothing but the envelope: for a read, an empty answer. */
function saysNothing(call: CompiledCall, { body, status, payload }: Answer): boolean {
  return status === "0" ? !isExpected(call, payload) : linesOf(body["MESSAGE_ARRAY"]).length === 0
}

function refused(call: CompiledCall, { body, status, payload }: Answer): CallResult {
  const isNotFound = status === "1" && String(body["REDIRECT_CODE"]).trim() === "404"
  // Whatever the code, what is not found leads to its page first.
  const code = !isNotFound && isText(body["ERROR_CD"]) ? { code: body["ERROR_CD"].trim() } : {}
  return failed(call, isNotFound ? "not-found" : "rejected", {
    ...code,
    messages: linesOf(body["MESSAGE_ARRAY"]),
    fieldErrors: fieldErrorsOf(body["FIELD_ERROR_ARRAY"]),
    detail: { ...payload, STATUS: status },
  })
}

/** The messages of the server that say something. What is no list is none of them. */
const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

function fieldErrorsOf(value: unknown): { field: string; message: string }[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item) => {
    if (!isRecord(item)) return []
    const { PROPERTY: field, MESSAGE: message } = item
    return isText(field) && isText(message) ? [{ field, message }] : []
  })
}
