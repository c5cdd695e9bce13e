import type { CompiledSample, Json, Registry, ScreenModule } from "../../../renderer"
import { createRedirect, parseSchemes, type NativeBridge } from "../../platform/bridge"
import type { Clock } from "../../domain/clock"
import { textsIn } from "../../domain/json"
import { createSafeStorage, type SafeStorage } from "../../platform/storage"
import { baseRegistry } from "../baseRegistry"
import type { AppServices, Documents } from "../services"
import { createSessionValues } from "../stores/createSessionValues"
import { answerFromSamples, type SampleCalls } from "./answerFromSamples"
import { createSampleStores, sampleClock } from "./sampleStores"
import type { Hear } from "./heard"
import type { StateAddress } from "./stateAddress"

const createClock = (page: Window, { now }: StateAddress): Clock => ({
  ...sampleClock,
  ...(now === undefined ? {} : { now: () => now }),
  after(ms, run) {
    const timer = page.setTimeout(run, ms)
    return () => page.clearTimeout(timer)
  },
})

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
  readonly hear?: Hear
}

export interface SampleServices {
  readonly services: AppServices
  readonly calls: SampleCalls
}

/** The services of a state page: everything comes from the documents, nothing from anywhere else. */
export function createSampleServices(setting: SampleSetting): SampleServices {
  const { documents, module, sample, address, page, hear } = setting
  const { app } = documents
  const clock = createClock(page, address)
  const bridge = createRecorder(setting.record)
  const sessionStorage = heardStorage(hear)
  const stores = createSampleStores({
    app,
    sample,
    device: address,
    calls: module.calls,
    bridge,
    clock,
    sessionStorage,
  })
  const calls = answerFromSamples(sample, app)
  const answers = answersByForm(setting)
  const drafts: AppServices["drafts"] = {
    read: (form) => answers[form] && { answers: answers[form], base: {} },
    // Answers are saved a moment after they are given, whatever is done meanwhile: when that is heard says nothing.
    write: () => undefined,
    prepare: (keep) => hear?.("kept", { answers: keep }),
    release: () => undefined,
    open: () => Promise.resolve(),
    clear: (form) => hear?.("kept", { form }),
    rest: () => Promise.resolve(),
    isOnDevice: () => false,
    clearAll: () => undefined,
    end: () => undefined,
  }
  const sessionValues = createSessionValues(
    createSafeStorage(() => undefined),
    drafts,
  )
  for (const [name, value] of Object.entries(sample.kept ?? {})) sessionValues.set(name, value)
  const keep: AppServices["sessionValues"]["set"] = (name, value, where) => {
    hear?.("kept", { name, value, where })
    sessionValues.set(name, value, where)
  }
  const forget: AppServices["sessionValues"]["clear"] = (name) => {
    hear?.("kept", { name })
    sessionValues.clear(name)
  }
  return {
    calls,
    services: {
      documents,
      registries: [baseRegistry, setting.sheetRegistry ?? {}],
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
        allowedHosts: [...textsIn(app.constants["allowedHosts"]), ...hostsIn(module)],
      }),
      sharing: { share: () => undefined, stop: () => undefined },
      call(call, input, options) {
        const { id, client, method, path, effect, demo, requestId, stepUp } = call
        hear?.("called", { id, client, method, path, effect, demo, requestId, stepUp, input })
        return calls.call(call, input, options)
      },
      earlyCalls: { start: () => undefined, forget: () => undefined },
      sendFile: (...file) => {
        hear?.("called", file)
        return Promise.resolve("sent")
      },
      writeClipboard: () => Promise.resolve(true),
      stepUp: () => Promise.resolve({ outcome: "ok", proof: "sample" }),
      runningCalls: {
        get isShown() {
          return calls.awaited() > 0
        },
        get isRunning() {
          return calls.awaited() > 0
        },
        isSlow: false,
        track: (_layer, run) => run(),
      },
      analytics: { track: (...noted) => hear?.("noted", noted) },
      sessionValues: { ...sessionValues, set: keep, clear: forget },
      drafts,
      clock,
      page,
      ready: () => Promise.resolve(),
      readGlobalConfig: () => Promise.resolve(),
      report,
    },
  }
}

/** What the areas of the app keep in this tab: in memory alone. */
function heardStorage(hear: Hear | undefined): SafeStorage {
  const storage = createSafeStorage(() => undefined)
  return {
    ...storage,
    write(name, text) {
      hear?.("kept", { stored: name, text })
      return storage.write(name, text)
    },
    remove(name) {
      hear?.("kept", { removed: name })
      return storage.remove(name)
    },
  }
}

/** Sites that the answers of the samples lead to. */
const hostsIn = ({ calls }: ScreenModule): readonly string[] =>
  Object.values(calls).flatMap(({ samples }) =>
    [...JSON.stringify(samples ?? {}).matchAll(/"https:\/\/([^/"?#]+)/g)].flatMap(([, host]) => host ?? []),
  )

function createRecorder(record: SampleSetting["record"]): NativeBridge {
  return {
    sendLog: () => undefined,
    showTopBar: () => Promise.resolve("sent"),
    login: () => record("login"),
    rotate: () => record("rotate"),
    onUnavailable: () => () => undefined,
    openExternal: (url) => record(`external ${url}`),
    close() {
      record("close")
      return Promise.resolve("left")
    },
  }
}

/** Answers of the sample by form: as if the customer had typed them. */
function answersByForm({ module, sample }: SampleSetting): Readonly<Record<string, Readonly<Record<string, Json>>>> {
  const entries = module.formUses.flatMap(({ form, into }) => {
    const answers = sample.answers?.[into]
    return answers ? [[form, answers] as const] : []
  })
  return Object.fromEntries(entries)
}
