import type { CallFailure, CallResult } from "../../../../renderer/model/calls"
import type { CompiledCall } from "../../../../renderer/model/compiled"
import { createApi } from "../../../../src/platform/api"
import type { ApiDependencies } from "../../../../src/platform/api"
import { createMemoryStorage } from "../../../../src/platform/storage/keyValueStorage"
import { createFakeClock } from "../../../support/fakeClock"
import { fakeCookies } from "../../../support/fakeCookies"
import type { createFakeFetch } from "../../../support/fakeFetch"

type Server = ReturnType<typeof createFakeFetch>

const bases = {
  legacy: "/legacy",
  bff: "https://bff.example.jp",
  brand: "https://brand.example.jp",
  config: "https://config.example.jp",
  aco: "https://ao.example.jp/v1",
}

/** The api over a fake server, with everything else standing still. */
export function anApi(server: Server, parts: Partial<ApiDependencies> = {}) {
  const clock = createFakeClock()
  const cookies = fakeCookies({ TOKEN: "token-1", UUID: "device-1", APP_VERSION: "3.24.0" })
  const reports: string[] = []
  let ids = 0
  let version: number | undefined
  const api = createApi({
    config: {
      bases,
      publicOrigin: "https://www.example.jp",
      brandHosts: ["brands.example"],
      uploadHosts: [],
      linkHosts: [],
      imageHosts: [],
      androidInterface: "Host",
    },
    fetch: server.fetch,
    clock,
    cookies,
    origin: "https://app.example.jp",
    page: () => "/client/withdrawal",
    loginExceptions: () => ({ demoLogsOutIn: ["/inquiry"], toleratedWithoutToken: ["/history/country_trades"] }),
    isOnline: () => true,
    environment: () => "app",
    resolveUrl: (url) => (url.startsWith("https://www.example.jp/") ? url : undefined),
    draftVersion: { current: () => version, set: (next) => (version = next) },
    closeLabel: "閉じる",
    randomUuid: () => `id-${++ids}`,
    keepOpenWrites: () => undefined,
    brandStorage: createMemoryStorage(),
    report: ({ code, detail }) => reports.push(detail ? `${code} ${detail}` : code),
    ...parts,
  })
  const abort = new AbortController()
  const run = (call: CompiledCall, input: Readonly<Record<string, unknown>> = {}) =>
    api.call(call, input, { signal: abort.signal })
  return { api, clock, cookies, reports, abort, run }
}

/** The failure of a result; throws when it is none. */
export function failureOf(result: CallResult): CallFailure {
  if (result.kind === "ok") throw new Error("the call succeeded")
  return result.failure
}

export const outcomeOf = (result: CallResult) => (result.kind === "ok" ? "ok" : result.failure.outcome)
