import { createAnalytics } from "../platform/analytics"
import { createApi, createCookies, type Cookies, type Report, type RuntimeConfig } from "../platform/api"
import {
  createBridge,
  createRedirect,
  detectEnvironment,
  detectHosted,
  detectNfc,
  detectPlatform,
  parseSchemes,
} from "../platform/bridge"
import { accountOpeningStore } from "../areas/account-opening/AccountOpeningStore"
import type { Clock } from "../domain/clock"
import { recordOf, textsIn } from "../domain/json"
import { createCacheStorage, createSafeStorage, createSharing } from "../platform/storage"
import type { StepUp } from "../platform/step-up"
import { createStores, type Stores } from "../platform/stores"
import type { Turn } from "../platform/turns"
import { createClipboardWriter } from "./createClipboardWriter"
import { createEarlyCalls } from "./earlyCalls"
import { askUntilHad } from "./askUntilHad"
import { createReady } from "./createReady"
import { createDraftStore } from "./drafts/createDraftStore"
import { keepOpenWrites } from "./drafts/keepOpenWrites"
import { keepReadMarks } from "./drafts/keepReadMarks"
import { createSessionValues } from "./stores/createSessionValues"
import type { Registry } from "../../renderer"
import type { AppServices, Documents } from "./services"
import { areasOf } from "./areasOf"

type Page = Window & typeof globalThis

interface ServiceDependencies {
  readonly page: Page
  readonly clock: Clock
  readonly config: RuntimeConfig
  readonly documents: Documents
  /** Formats and the like: what documents may name and no store provides. */
  readonly baseRegistry: Partial<Registry> & Pick<Registry, "formats">
  /** What draws the half-sheets that belong to no screen. */
  readonly sheetRegistry?: Partial<Registry>
  readonly report: Report
  readonly inspection?: AppServices["inspection"]
  /** What reads wait for; absent where they may be sent all at once. */
  readonly turn?: Turn
}

/** All services of the app in a browser, wired together. Nothing is asked of anybody yet. */
export function createServices(dependencies: ServiceDependencies): AppServices {
  const { page, clock, documents, baseRegistry, sheetRegistry = {}, report, inspection } = dependencies
  const cookies = createCookies(page.document)
  const native = createNative(dependencies, cookies)
  const { bridge, redirect, stores, stepUp, sessionStorage, localStorage } = native
  const accountOpening = stores.area(accountOpeningStore)
  const api = createApi({
    ...dependencies,
    fetch: page.fetch.bind(page),
    cookies,
    origin: page.location.origin,
    page: () => page.location.pathname,
    loginExceptions() {
      const exceptions = recordOf(documents.app.constants["loginExceptions"])
      return {
        demoLogsOutIn: textsIn(exceptions["demoLogsOutIn"]),
        toleratedWithoutToken: textsIn(exceptions["toleratedWithoutToken"]),
      }
    },
    isOnline: () => page.navigator.onLine,
    environment: () => stores.context.environment,
    resolveUrl: (url) => redirect.resolveUrl(url),
    draftVersion: {
      current: () => accountOpening.draftVersion,
      set: (version) => accountOpening.setDraftVersion(version),
    },
    release: documents.release,
    closeLabel: documents.app.interface["close"] ?? "",
    randomUuid: () => page.crypto.randomUUID(),
    keepOpenWrites: (open) => openWrites.keep(open),
    brandStorage: createCacheStorage(() => page.indexedDB),
  })
  const earlyCalls = createEarlyCalls(api.call)
  stores.session.onLogOut(() => {
    api.clearIdempotencyKeys()
    earlyCalls.forget()
  })
  const mayOpen = (url: string) => ["own", "web"].includes(redirect.resolve(url)?.kind ?? "")
  const readGlobalConfig = async () => {
    const config = await api.readGlobalConfig()
    stores.globalConfig.replace(config, mayOpen)
    return config
  }
  const readFirstConfig = askUntilHad(readGlobalConfig)
  const readTime = askUntilHad(
    async () => {
      const ms = await api.readServerTime()
      stores.clock.synchronise(ms)
      return ms
    },
    () => !stores.clock.isTold,
  )
  stores.clock.askWhenWatched(() => void clock.after(0, () => void readTime()))
  const drafts = createDraftStore({
    sessionStorage,
    localStorage,
    loadVault: async () => {
      // The server says until when its key is good: a wrong clock of the device must not throw drafts away.
      const [{ createDraftVault }] = await Promise.all([import("./drafts/createDraftVault"), readTime()])
      return createDraftVault({ crypto: page.crypto, readKey: () => api.readDraftKey(), now: () => stores.clock.ms })
    },
  })
  const openWrites = keepOpenWrites(drafts)
  const restoreReadMarks = keepReadMarks(accountOpening, drafts)
  const openDrafts = async () => {
    await drafts.open()
    api.restoreOpenWrites(openWrites.read())
    restoreReadMarks()
    return true
  }
  return {
    documents,
    registries: [baseRegistry, sheetRegistry],
    formatting: {
      formats: baseRegistry.formats,
      context: { codes: documents.app.codes, report: (problem) => report({ code: "format", at: problem }) },
    },
    stores,
    bridge,
    redirect,
    call: earlyCalls.call,
    earlyCalls,
    sendFile: (file) =>
      import("../platform/files").then(
        ({ createFileSender }) => createFileSender(() => new page.XMLHttpRequest())(file),
        () => "failed",
      ),
    writeClipboard: createClipboardWriter(page),
    stepUp,
    runningCalls: api.runningCalls,
    analytics: createAnalytics({
      environment: () => stores.context.environment,
      areas: () => textsIn(documents.app.constants["analyticsAreas"]),
      shares: () => stores.shares.asked,
      dataLayer: () => dataLayerOf(page),
      sendLog: (record) => bridge.sendLog(record),
      later: (run) => void clock.after(0, run),
    }),
    sessionValues: createSessionValues(sessionStorage, drafts, localStorage),
    drafts: { ...drafts, open: createReady({ clock, runningCalls: api.runningCalls, load: openDrafts }) },
    sharing: createSharing({ page, clock, token: () => cookies.get("TOKEN") }),
    clock,
    page,
    ready: createReady({
      clock,
      runningCalls: api.runningCalls,
      load: async () => (await Promise.all([readFirstConfig(), readTime()])).every(Boolean),
    }),
    readGlobalConfig: async () => void (await readGlobalConfig()),
    report,
    inspection,
  }
}

function createNative({ page, clock, config, documents, report }: ServiceDependencies, cookies: Cookies) {
  const { userAgent, maxTouchPoints } = page.navigator
  const platform = detectPlatform(userAgent, maxTouchPoints)
  const schemes = parseSchemes(documents.app.schemes)
  const bridge = createBridge({
    page,
    platform,
    androidInterface: config.androidInterface,
    schemes,
    clock,
    assign: (url) => page.location.assign(url),
    openWindow: (url) => void page.open(url, "_blank", "noopener"),
    isVisible: () => page.document.visibilityState === "visible",
  })
  const sessionStorage = createSafeStorage(() => page.sessionStorage)
  const localStorage = createSafeStorage(() => page.localStorage, page)
  const stores: Stores = createStores({
    device: {
      platform,
      environment: detectEnvironment(cookies.get("ENVIRONMENT"), userAgent),
      nfcAvailable: detectNfc(cookies.get("NFC"), userAgent),
      hosted: detectHosted({
        cookies: ["APP_VERSION", "ENVIRONMENT"].map((name) => cookies.get(name)),
        userAgent,
        listeners: [Reflect.get(page, "webkit")?.messageHandlers, Reflect.get(page, config.androidInterface)],
      }),
      userAgent,
    },
    areas: areasOf(documents.app),
    closures: () => documents.app.closures ?? [],
    clock,
    cookies,
    bridge,
    sessionStorage,
    localStorage,
    report,
  })
  const redirect = createRedirect({
    origin: page.location.origin,
    publicOrigin: config.publicOrigin,
    schemes,
    allowedHosts: [...textsIn(documents.app.constants["allowedHosts"]), ...config.linkHosts],
    uploadHosts: config.uploadHosts,
  })
  const randomUuid = () => page.crypto.randomUUID()
  const stepUp: StepUp = async (asked) => {
    const { createStepUp } = await import("../platform/step-up")
    return createStepUp({ page, platform, androidInterface: config.androidInterface, clock, randomUuid })(asked)
  }
  return { bridge, redirect, stores, stepUp, sessionStorage, localStorage }
}

/** `window.dataLayer`, made where the tag manager has not made it yet. */
function dataLayerOf(page: Page & { dataLayer?: unknown[] }): unknown[] {
  page.dataLayer ??= []
  return page.dataLayer
}
