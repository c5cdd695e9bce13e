import { isRecord, isText, type JsonRecord } from "../../domain/json"
import { checkPayload, parseRecord } from "./payload"
import type { CallResult, CompiledCall } from "../../../renderer"
import { fillPath, joinUrl, toQuery } from "./address"
import type { CallInput } from "./callClient"
import type { Cookies } from "./cookies"
import type { DuplicateGuard } from "./duplicateGuard"
import type { HttpAnswer } from "./httpAnswer"
import type { HttpClient } from "./httpClient"
import { readLargeAnswers } from "./readLargeAnswers"
import { broken, failed, unanswered } from "./results"
import { parseServerSheet } from "./serverSheet"

/** What the two services of the platform layer have in common: wrapper headers, time-out, error envelope. */
export interface WireDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly cookies: Cookies
  readonly duplicates: DuplicateGuard
  /** Label of the button that a sheet without buttons gets. */
  readonly closeLabel: string
}

type Check = (call: CompiledCall, payload: unknown) => CallResult | Promise<CallResult>

export interface Wire {
  readonly input: CallInput
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Never taken for a second tap. */
  readonly isOnPurpose?: boolean
  /** Turns the body of an answer with status 200 into a result; a payload goes through `check`. */
  readonly evaluate: (body: JsonRecord, check: Check) => CallResult | Promise<CallResult>
}

const timeoutMs = 30_000
const headerValue = /^[\x20-\x7e]+$/

/** Makes one call of the platform layer. */
export async function exchange(call: CompiledCall, dependencies: WireDependencies, wire: Wire): Promise<CallResult> {
  const { base, http, cookies, duplicates } = dependencies
  const { signal, isOnPurpose = false } = wire
  const address = fillPath(call.path, wire.input)
  if (!address) return broken(call, "path-parameter-missing")
  // Two screens in a row may read the same; only a second tap on a button that changes something is a mistake.
  const undo =
    call.effect === "write"
      ? duplicates.admit(`${call.method} ${address.path}`, address.rest, isOnPurpose)
      : () => undefined
  if (!undo) return failed(call, "cancelled", { detail: { reason: "duplicate" } })
  const inQuery = call.method === "GET" || call.method === "DELETE"
  const url = joinUrl(base, address.path) + (inQuery ? toQuery(address.rest) : "")
  const headers = { ...wrapperHeaders(cookies), ...wire.headers }
  const request = { method: call.method, url, headers, credentials: "include" as const, timeoutMs, signal }
  const answer = await http.send(inQuery ? request : { ...request, body: JSON.stringify(address.rest) })
  if (answer.kind === "cancelled") undo()
  return evaluateAnswer(call, answer, wire.evaluate)
}

async function evaluateAnswer(call: CompiledCall, answer: HttpAnswer, evaluate: Wire["evaluate"]): Promise<CallResult> {
  if (answer.kind !== "answered") return unanswered(call, answer)
  if (answer.status === 401) return failed(call, "signed-out")
  if (answer.status !== 200) return broken(call, `http-${answer.status}`)
  const tools = answer.parts.length > 1 ? await readLargeAnswers() : undefined
  const body = tools ? await tools.parseLargeRecord(answer.parts) : parseRecord(answer.text)
  return body ? evaluate(body, tools?.checkLargePayload ?? checkPayload) : broken(call, "no-json-object")
}

/** What every call of the wrapper says of the device and the app. */
export function wrapperHeaders(cookies: Cookies): Record<string, string> {
  const headers = {
    "content-type": "application/json",
    "time-zone": "Asia/Tokyo",
    "device-uuid": cookies.get("UUID") ?? "",
    "app-version": cookies.get("APP_VERSION") ?? "",
  }
  // A value that no header can carry would make fetch throw before anything is sent.
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => headerValue.test(value)))
}

/** The failure in an envelope, if it holds one. A sheet wins over a business code; the code stands beside it. */
export function envelopeFailure(call: CompiledCall, body: JsonRecord, closeLabel: string): CallResult | undefined {
  const { halfsheet_error: sent, business_error_code: code, field_errors: fields, error_detail: detail } = body
  const sheet = parseServerSheet(sent, closeLabel)
  const known = isText(code) ? { code } : {}
  const details = { ...known, fieldErrors: fieldErrorsOf(fields), detail: isRecord(detail) ? detail : {} }
  if (sheet) return failed(call, "sheet", { ...details, sheet })
  if (isText(code)) return failed(call, "rejected", details)
  return isAbsent(sent) && isAbsent(code) ? undefined : broken(call, "unreadable-error")
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ""

function fieldErrorsOf(value: unknown): { field: string; message: string }[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item) => {
    if (!isRecord(item)) return []
    const { field, message } = item
    return isText(field) && isText(message) ? [{ field, message }] : []
  })
}
