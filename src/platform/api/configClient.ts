import type { JsonRecord } from "../../domain/json"
import { checkPayload, parseRecord } from "./payload"
import { fillPath, joinUrl } from "./address"
import { wrapperHeaders } from "./bffWire"
import type { CallClient } from "./callClient"
import type { Cookies } from "./cookies"
import type { HttpClient } from "./httpClient"
import { broken, unanswered } from "./results"

export interface ConfigDependencies {
  readonly base: string
  readonly http: HttpClient
  readonly environment: () => "app" | "mini"
}

const timeoutMs = 30_000

/** Public, stateless configuration; `{variant}` of a path follows the environment. */
export function createConfigClient(dependencies: ConfigDependencies): CallClient {
  const { base, http } = dependencies
  return {
    async send(call, input, { signal }) {
      const address = fillPath(call.path, { variant: variantOf(dependencies.environment()), ...input })
      if (!address) return broken(call, "path-parameter-missing")
      const url = joinUrl(base, address.path)
      const answer = await http.send({ method: "GET", url, timeoutMs, signal })
      if (answer.kind !== "answered") return unanswered(call, answer)
      const body = answer.status === 200 ? parseRecord(answer.text) : undefined
      return body ? checkPayload(call, body) : broken(call, `http-${answer.status}`)
    },
  }
}

/** Reads the global configuration for the app itself, before any screen; undefined when it cannot be had. */
export async function readGlobalConfig(
  dependencies: ConfigDependencies,
  signal?: AbortSignal,
): Promise<JsonRecord | undefined> {
  const path = `/public/stateless/${variantOf(dependencies.environment())}/global-config.json`
  const request = { method: "GET", url: joinUrl(dependencies.base, path), timeoutMs }
  const answer = await dependencies.http.send(signal ? { ...request, signal } : request)
  return answer.kind === "answered" && answer.status === 200 ? parseRecord(answer.text) : undefined
}

/** Reads the time of the server, ms since epoch; undefined when it cannot be had. */
export async function readServerTime(http: HttpClient, bffBase: string, cookies: Cookies): Promise<number | undefined> {
  const url = joinUrl(bffBase, "/api/common/current-timestamp/v1")
  const headers = wrapperHeaders(cookies)
  const answer = await http.send({ method: "GET", url, headers, credentials: "include", timeoutMs })
  const time = answer.kind === "answered" && answer.status === 200 ? parseRecord(answer.text)?.["timestamp"] : undefined
  return typeof time === "number" && Number.isSafeInteger(time) && time > 0 ? time : undefined
}

const variantOf = (environment: "app" | "mini") => (environment === "mini" ? "mini-app" : "native")
