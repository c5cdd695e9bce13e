import { parseRecord } from "./payload"
import type { CompiledCall } from "../../../renderer"
import { fillPath, joinUrl } from "./address"
import type { CallClient, CallInput } from "./callClient"
import type { Cookies } from "./cookies"
import type { DuplicateGuard } from "./duplicateGuard"
import type { HttpAnswer } from "./httpAnswer"
import type { HttpClient } from "./httpClient"
import { isConclusive } from "./idempotencyKeys"
import type { IdempotencyKeys } from "./idempotencyKeys"
import { evaluateLegacyAnswer } from "./legacyAnswer"
import type { LegacyContext } from "./legacyAnswer"
import { broken, failed, unanswered } from "./results"

export interface LegacyDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly cookies: Cookies
  readonly duplicates: DuplicateGuard
  readonly idempotencyKeys: IdempotencyKeys
  /** Path of the page that the customer is on. */
  readonly page: () => string
  readonly exceptions: () => LegacyContext["exceptions"]
  readonly resolveUrl: LegacyContext["resolveUrl"]
}

/** The legacy backend: POST and JSON only, the token in every payload, no time-out. */
export function createLegacyClient(dependencies: LegacyDependencies): CallClient {
  const { base, http, duplicates, idempotencyKeys } = dependencies

  function post(call: CompiledCall, path: string, input: CallInput, signal: AbortSignal): Promise<HttpAnswer> {
    const requestId =
      call.effect === "write" && call.requestId !== false ? { REQUEST_ID: idempotencyKeys.keyFor(call, input) } : {}
    const body = JSON.stringify({ ...input, TOKEN: dependencies.cookies.get("TOKEN") ?? "", ...requestId })
    const headers = { "content-type": "application/json" }
    return http.send({ method: "POST", url: joinUrl(base, path), headers, body, signal })
  }

  function evaluate(call: CompiledCall, answer: HttpAnswer) {
    if (answer.kind !== "answered") return unanswered(call, answer)
    if (answer.status === 401) return failed(call, "signed-out")
    if (answer.status < 200 || answer.status > 299) return broken(call, `http-${answer.status}`)
    const hasToken = Boolean(dependencies.cookies.get("TOKEN"))
    const { page, exceptions, resolveUrl } = dependencies
    const context = { page: page(), exceptions: exceptions(), hasToken, resolveUrl }
    return evaluateLegacyAnswer(call, parseRecord(answer.text), context)
  }

  return {
    async send(call, input, { signal, again = false }) {
      const address = fillPath(call.path, input)
      if (!address) return broken(call, "path-parameter-missing")
      // A screen that was left and is opened again reads anew, however quickly: that is no double tap.
      const left = call.effect === "read" ? signal : undefined
      const undo = duplicates.admit(address.path, address.rest, again, left)
      if (!undo) return failed(call, "cancelled", { detail: { reason: "duplicate" } })
      const answer = await post(call, address.path, address.rest, signal)
      if (answer.kind === "cancelled") undo()
      const result = evaluate(call, answer)
      if (result.kind === "ok" || isConclusive(result.failure.outcome)) idempotencyKeys.release(call, address.rest)
      return result
    },
  }
}
