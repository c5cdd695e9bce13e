import type { CompiledSample, Json, Registry, ScreenModule } from "../../../renderer"
import { createRedirect, parseSchemes, type NativeBridge } from "../../platform/bridge"
import type { Clock } from "../../domain/clock"
import { createSources } from "../../sources"
import { createStores, type Stores } from "../../stores"
import { type SafeStorage } from "../../platform/storage"
import { baseRegistry } from "../baseRegistry"
import type { AppServices, Documents } from "../services"
import { createSessionValues } from "../stores/createSessionValues"
import { answerFromSamples, type SampleCalls } from "./answerFromSamples"
import type { StateAddress } from "./stateAddress"

/** 2025-01-15 (Wed) 10:00 in Japan: the moment of all samples. */
const moment = Date.parse("2025-01-15T10:00:00+09:00")

const createClock = (page: Window): Clock => ({
  now: () => moment,
  elapsed: () => 0,
  after(ms, run) {
    const timer = page.setTimeout(run, ms)
    return () => page.clearTimeout(timer)
  },
})

function createMemory(): SafeStorage {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name),
    write: (name, text) => void values.set(name, text),
    remove: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
}

const report: AppServices["report"] = ({ code, at, detail }) => console.warn("kamishibai", code, at, detail ?? "")

export interface SampleSetting {
  readonly documents: Documents
  readonly module: ScreenModule
  readonly sample: CompiledSample
  readonly address: StateAddress
  readonly page: Window & typeof globalThis
  /** What draws the half-sheets that belong to no screen. */
  readonly sheetRegistry?: Partial<Registry>
  /** Where the screen would have led. */
  readonly record: (move: string) => void
}

export interface SampleServices {
  readonly services: AppServices
  readonly calls: SampleCalls
}

/** The services of a state page: everything comes from the documents, nothing from anywhere else. */
export function createSampleServices(setting: SampleSetting): SampleServices {
  const { documents, sample, page } = setting
  const { app } = documents
  const clock = createClock(page)
  const bridge = createRecorder(setting.record)
  const stores = createSampleStores(setting, { clock, bridge })
  const calls = answerFromSamples(sample.calls, app)
  const sessionValues = createSessionValues(createMemory())
  for (const [name, value] of Object.entries(sample.kept ?? {})) sessionValues.set(name, value)
  const drafts = answersByForm(setting)
  return {
    calls,
    services: {
      documents,
      registries: [baseRegistry, setting.sheetRegistry ?? {}, { sources: createSources(stores) }],
      formatting: {
        formats: baseRegistry.formats,
        context: { codes: app.codes, report: (problem) => report({ code: "format", at: problem }) },
      },
      stores,
      bridge,
      redirect: createRedirect({
        origin: page.location.origin,
        publicOrigin: page.location.origin,
        schemes: parseSchemes(app.schemes),
        allowedHosts: [],
      }),
      call: calls.call,
      sendFile: () => Promise.resolve("sent"),
      runningCalls: {
        get isShown() {
          return calls.held() > 0
        },
        isSlow: false,
      },
      analytics: { track: () => undefined },
      sessionValues,
      drafts: {
        read: (form) => drafts[form],
        write: () => undefined,
        clear: () => undefined,
        clearAll: () => undefined,
      },
      clock,
      page,
      ready: () => Promise.resolve(),
      readGlobalConfig: () => Promise.resolve(),
      report,
    },
  }
}

function createRecorder(record: SampleSetting["record"]): NativeBridge {
  return {
    sendLog: () => undefined,
    showTopBar: () => Promise.resolve("sent"),
    login: () => record("login"),
    rotate: () => record("rotate"),
    openExternal: (url) => record(`external ${url}`),
    close() {
      record("close")
      return Promise.resolve("left")
    },
  }
}

function createSampleStores(
  { sample, address, documents, module }: SampleSetting,
  { clock, bridge }: { readonly clock: Clock; readonly bridge: NativeBridge },
): Stores {
  const hasToken = sample.ctx?.["hasToken"] !== false
  const version = sample.ctx?.["appVersion"]
  const cookies: Readonly<Record<string, string>> = {
    ...(hasToken ? { TOKEN: "sample" } : {}),
    APP_VERSION: typeof version === "string" ? version : "3.24.0",
  }
  const stores = createStores({
    surroundings: {
      platform: address.platform,
      environment: address.environment,
      nfcAvailable: sample.ctx?.["nfcAvailable"] !== false,
      hosted: sample.ctx?.["hosted"] !== false,
    },
    clock,
    cookies: { get: (name) => cookies[name], remove: () => undefined },
    bridge,
    sessionStorage: createMemory(),
    localStorage: createMemory(),
    report: () => undefined,
  })
  const from = sample.ctx?.["previousPath"]
  if (typeof from === "string") stores.accountOpening.setScreenName(from.split("/").at(-1))
  const config = module.calls["config/global-config"] ?? documents.app.calls?.["config/global-config"]
  const name = sample.calls?.["config/global-config"] ?? Object.keys(config?.samples ?? {})[0] ?? ""
  stores.globalConfig.replace(config?.samples?.[name])
  return stores
}

/** Answers of the sample by form: as if the customer had typed them. */
function answersByForm({ module, sample }: SampleSetting): Readonly<Record<string, Readonly<Record<string, Json>>>> {
  const entries = module.formUses.flatMap(({ form, into }) => {
    const answers = sample.answers?.[into]
    return answers ? [[form, answers] as const] : []
  })
  return Object.fromEntries(entries)
}
