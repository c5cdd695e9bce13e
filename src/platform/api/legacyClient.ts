import type { CompiledCall } from "../../../renderer"
import { fillPath, joinUrl } from "./address"
import type { CallClient, CallInput } from "./callClient"
import type { Cookies } from "./cookies"
import type { DuplicateGuard } from "./duplicateGuard"
import type { HttpAnswer, HttpClient } from "./httpClient"
import { isSettled } from "./intents"
import type { Intents } from "./intents"
import { judgeLegacyAnswer } from "./legacyAnswer"
import type { LegacySituation } from "./legacyAnswer"
import { parseRecord } from "./payload"
import { broken, failed, unanswered } from "./results"

export interface LegacyDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly cookies: Cookies
  readonly duplicates: DuplicateGuard
  readonly intents: Intents
  /** Path of the page that the customer is on. */
  readonly page: () => string
  readonly judgeUrl: LegacySituation["judgeUrl"]
}

/** The legacy backend: POST and JSON only, the token in every payload, no time-out. */
export function createLegacyClient(dependencies: LegacyDependencies): CallClient {
  const { base, http, duplicates, intents } = dependencies

  function post(call: CompiledCall, path: string, input: CallInput, signal: AbortSignal): Promise<HttpAnswer> {
    const requestId = call.effect === "write" ? { REQUEST_ID: intents.idOf(call.id, input) } : {}
    const body = JSON.stringify({ ...input, TOKEN: dependencies.cookies.get("TOKEN") ?? "", ...requestId })
    const headers = { "content-type": "application/json" }
    return http.send({ method: "POST", url: joinUrl(base, path), headers, body, signal })
  }

  function judge(call: CompiledCall, answer: HttpAnswer) {
    if (answer.kind !== "answered") return unanswered(call, answer)
    if (answer.status === 401) return failed(call, "signed-out")
    if (answer.status < 200 || answer.status > 299) return broken(call, `http-${answer.status}`)
    const hasToken = Boolean(dependencies.cookies.get("TOKEN"))
    const situation = { page: dependencies.page(), hasToken, judgeUrl: dependencies.judgeUrl }
    return judgeLegacyAnswer(call, parseRecord(answer.text), situation)
  }

  return {
    async send(call, input, { signal, again = false }) {
      const address = fillPath(call.path, input)
      if (!address) return broken(call, "path-parameter-missing")
      const takeBack = duplicates.admit(address.path, address.rest, again)
      if (!takeBack) return failed(call, "cancelled", { detail: { reason: "duplicate" } })
      // A screen that was left and is opened again reads anew, however quickly: that is no double tap.
      if (call.effect === "read") signal.addEventListener("abort", takeBack, { once: true })
      const answer = await post(call, address.path, address.rest, signal)
      if (answer.kind === "cancelled") takeBack()
      const result = judge(call, answer)
      if (result.kind === "ok" || isSettled(result.failure.outcome)) intents.settle(call.id, address.rest)
      return result
    },
  }
}
