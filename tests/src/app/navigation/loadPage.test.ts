import { describe, expect, it } from "vitest"
import type { CompiledApp, ScreenModule } from "../../../../renderer"
import { createPageLoader } from "../../../../src/app/navigation/loadPage"
import { createRoutes } from "../../../../src/app/navigation/routes"
import { RunningCalls } from "../../../../src/platform/api/runningCalls"
import { createFakeStorage } from "../../../support/fakeStorage"
import { createFakeClock } from "../../../support/fakeClock"
import type { AppServices } from "../../../../src/app/services"
import { zooApp, zooScreen } from "../../../support/screens/zoo"

const flow = {
  id: "opening",
  entry: { screen: "door", call: "progress", point: ["res", "point"], points: {}, otherwise: "mail" },
  sections: [],
  steps: [{ screen: "mail", section: 0, back: "close" }],
  detached: [],
} as const

const asking = {
  id: "asking",
  query: "step",
  sections: [],
  steps: [
    { screen: "ask", section: 0, back: "close" },
    { screen: "ask_confirm", as: "confirm", section: 0, back: "previous" },
  ],
  detached: [],
} as const

const progress = { id: "progress", client: "zoo", method: "GET", path: "/progress", effect: "read" } as const

const app: CompiledApp = {
  ...zooApp,
  calls: { progress: { ...progress, demo: true, response: {}, codes: [], outcomes: {} } },
  routes: {
    "/list": { screen: "list", guard: "login", v2: "/list_v2" },
    "/list_v2": { screen: "list_v2", guard: "login" },
    "/public": { screen: "public", guard: "none" },
    "/lost-file": { screen: "lost-file", guard: "none" },
    "/open": { flow: "opening", guard: "none" },
    "/open/closed": { screen: "closed", guard: "none", page: "open_closed" },
    "/silent": { screen: "silent", guard: "none" },
    "/closed": { screen: "closed", guard: "none" },
    "/confirm": { screen: "confirm", guard: "none" },
    "/mail": { screen: "mail", guard: { any: ["login", { query: "key" }] } },
    "/ask": { flow: "asking", guard: "demo" },
    "/shop": { screen: "shop", guard: "none", area: "shop" },
    "/tour": { screen: "tour", guard: "none", area: "tour" },
  },
  areas: {
    shop: { when: { operator: "before", operands: [{ "@get": ["ctx", "today"] }, "2025-02-01"] }, otherwise: "closed" },
    tour: { otherwise: "/closed" },
  },
  closures: [{ area: "tour", label: "Tour", from: "2025-02-01T22:00", until: "2025-02-02T06:00" }],
  constants: { v2FromVersion: "3.24.0" },
  flows: { opening: flow, asking },
}

const load = (id: string): Promise<ScreenModule> | undefined => {
  if (id === "silent") return new Promise(() => undefined)
  if (id === "lost-file") return Promise.reject(new Error("404"))
  return Promise.resolve(zooScreen({ id, ...(id === "confirm" ? { needs: { amount: { else: [] } } } : {}) }))
}

const origin = "https://app.example"

interface Setting {
  readonly version?: string
  readonly hasToken?: boolean
  readonly screenName?: string
  readonly hasSheet?: boolean
  readonly inMaintenance?: boolean
  readonly wasReloaded?: boolean
  readonly today?: string
  readonly now?: string
  readonly isWanted?: boolean
  /** Where only some documents are there from the start: brings the routes of an address. */
  readonly open?: (path: string) => Promise<void>
  /** Settles when what was typed is on the device. */
  readonly rest?: Promise<void>
  readonly isRecalled?: boolean
  readonly isOnline?: boolean
  /** Whether the server answers. */
  readonly answers?: boolean
}

function loaderWith({
  version = "",
  hasToken = true,
  screenName,
  hasSheet = false,
  inMaintenance = false,
  wasReloaded = false,
  today,
  now = "2025-01-15T10:00:00+09:00",
  isWanted = true,
  open,
  rest = Promise.resolve(),
  isRecalled = false,
  isOnline = true,
  answers = true,
}: Setting = {}) {
  const did: string[] = []
  /** Where the browser goes. */
  const loads: string[] = []
  const note = (what: string) => void did.push(what)
  const clock = createFakeClock()
  const sessionStorage = createFakeStorage()
  if (wasReloaded) sessionStorage.setItem("kamishibai.reloaded", "/lost-file")
  const runningCalls = new RunningCalls(clock)
  const services = {
    clock,
    runningCalls,
    drafts: { open: () => Promise.resolve(), rest: () => rest },
    earlyCalls: { start: ({ id }: { readonly id: string }) => note(`ask ${id}`), forget: () => note("forget") },
    documents: { app, load, isRecalled: () => isRecalled, ...(open ? { open } : {}) },
    stores: {
      session: { hasToken, appVersion: version, refresh: () => undefined, logOut: () => note("log out") },
      context: { today },
      clock: { now },
      globalConfig: { isInMaintenance: () => inMaintenance },
      area: () => ({ screenName, setScreenName: (name: string) => note(`screen ${name}`) }),
    },
    ready: async () => note("ready"),
    report: ({ code }: { readonly code: string }) => note(code),
    page: {
      navigator: { onLine: isOnline },
      fetch: async () => (answers ? new Response() : Promise.reject(new TypeError("no network"))),
      location: {
        origin,
        assign(address: string) {
          loads.push(new URL(address, `${origin}/here`).href)
          note(`load ${address.replace(origin, "")}`)
        },
      },
      sessionStorage,
    },
  } as unknown as AppServices
  const loadPage = createPageLoader({ services, routes: createRoutes(app), overlays: { hasSheet } })
  const visit = async (address: string) => {
    const loaded = await loadPage(new URL(address, origin), () => isWanted)
    if (loaded.kind === "redirect") return `redirect ${loaded.to}`
    return loaded.kind === "screen" ? loaded.module.screen.id : loaded.kind
  }
  const pageOf = async (address: string) => {
    const loaded = await loadPage(new URL(address, origin), () => isWanted)
    return loaded.kind === "screen" ? loaded.module.screen.page : loaded.kind
  }
  return { did, loads, visit, pageOf, clock, runningCalls }
}

describe("createPageLoader", () => {
  it("opens a screen by its address, and the page-not-found screen for any other", async () => {
    const { visit } = loaderWith()
    expect(await visit("/public")).toBe("public")
    expect(await visit("/nowhere")).toBe("lost")
    expect(await visit("/open/nowhere")).toBe("lost")
  })

  it("takes an address with a slash at its end for the one without", async () => {
    expect(await loaderWith().visit("/public/?a=1")).toBe("redirect /public?a=1")
    expect(await loaderWith().visit("/open//")).toBe("redirect /open")
    expect(await loaderWith().visit("/")).toBe("lost")
  })

  it("leads to the v2 twin from the version on, with the query kept", async () => {
    expect(await loaderWith({ version: "3.24.0" }).visit("/list?a=1&b=2")).toBe("redirect /list_v2?a=1&b=2")
    expect(await loaderWith({ version: "3.9.10" }).visit("/list?a=1")).toBe("list")
    expect(await loaderWith({ version: "1.0.0" }).visit("/list_v2")).toBe("list_v2")
  })

  it("logs out before anything is loaded where the token is missing", async () => {
    const { did, visit } = loaderWith({ hasToken: false })
    expect(await visit("/list")).toBe("gone")
    expect(await visit("/public")).toBe("public")
    expect(did[0]).toBe("log out")
  })

  it("lets in by the login or by a value of the address where the guard names both", async () => {
    expect(await loaderWith({ hasToken: false }).visit("/mail?key=abc")).toBe("mail")
    expect(await loaderWith({ hasToken: true }).visit("/mail")).toBe("mail")
    expect(await loaderWith({ hasToken: false }).visit("/mail")).toBe("gone")
    expect(await loaderWith({ hasToken: false }).visit("/mail?key=")).toBe("gone")
  })

  it("leads elsewhere while an area is closed, and while nobody knows", async () => {
    expect(await loaderWith({ today: "2025-01-31" }).visit("/shop")).toBe("shop")
    expect(await loaderWith({ today: "2025-02-01" }).visit("/shop")).toBe(
      "redirect /open/closed?closed=shop&asked=%2Fshop",
    )
    expect(await loaderWith().visit("/shop")).toBe("redirect /open/closed?closed=shop&asked=%2Fshop")
  })

  it("leads elsewhere from the first minute of a closure to its last, and says what was asked for", async () => {
    const at = (now: string) => loaderWith({ now }).visit("/tour?day=1")
    const elsewhere = "redirect /closed?closed=tour&asked=%2Ftour%3Fday%3D1"
    expect(await at("2025-02-01T21:59:59+09:00")).toBe("tour")
    expect(await at("2025-02-01T22:00:00+09:00")).toBe(elsewhere)
    expect(await at("2025-02-02T05:59:59+09:00")).toBe(elsewhere)
    expect(await at("2025-02-02T06:00:00+09:00")).toBe("tour")
    expect(await loaderWith({ now: "2025-02-02T00:00:00+09:00" }).visit("/shop?")).toContain("closed=shop")
    expect(await loaderWith({ now: "2025-02-02T00:00:00+09:00" }).visit("/public")).toBe("public")
  })

  it("waits for the time of the server only where an address can be closed", async () => {
    for (const [address, did] of [
      ["/tour", ["ready"]],
      ["/public", []],
    ] as const) {
      const loader = loaderWith()
      await loader.visit(address)
      expect(loader.did).toEqual(did)
    }
  })

  it("records one screen under the names of its addresses", async () => {
    const { pageOf } = loaderWith()
    expect(await pageOf("/closed")).toBe("zoo")
    expect(await pageOf("/open/closed")).toBe("open_closed")
  })

  it("lets the server decide where the customer stands, whatever child was asked for", async () => {
    expect(await loaderWith().visit("/open")).toBe("door")
    expect(await loaderWith().visit("/open/mail")).toBe("door")
  })

  it("skips the guard when a screen is noted or an error sheet is shown, and notes the screen", async () => {
    const noted = loaderWith({ screenName: "mail" })
    expect(await noted.visit("/open/mail")).toBe("mail")
    expect(noted.did).toContain("screen mail")
    expect(await noted.visit("/open")).toBe("redirect /open/mail")
    expect(await loaderWith({ hasSheet: true }).visit("/open/mail")).toBe("mail")
  })

  it("asks where a customer of a flow stands while the configuration is waited for, and else asks nothing", async () => {
    const asked = async (address: string, setting: Setting = {}) => {
      const { did, visit } = loaderWith(setting)
      await visit(address)
      return did.filter((what) => /^(ask|forget)/.test(what))
    }
    expect(await asked("/open")).toEqual(["ask progress"])
    expect(await asked("/open/mail")).toEqual(["ask progress"])
    expect(await asked("/open/mail", { screenName: "mail" })).toEqual([])
    expect(await asked("/open/mail", { hasSheet: true })).toEqual([])
    expect(await asked("/public")).toEqual([])
    expect(await asked("/open", { inMaintenance: true })).toEqual(["ask progress", "forget"])
  })

  it("opens the step that the query tells for visitors too, and the first for a name that no step has", async () => {
    const { did, visit } = loaderWith({ hasToken: false })
    expect(await visit("/ask")).toBe("ask")
    expect(await visit("/ask?step=confirm")).toBe("ask_confirm")
    expect(await visit("/ask?step=nowhere&BACK=-1")).toBe("redirect /ask?BACK=-1")
    expect(did).toEqual([])
  })

  it("leads to the maintenance page during the window, but not under an error sheet", async () => {
    expect(await loaderWith({ inMaintenance: true }).visit("/open")).toBe("redirect /account/open/maintenance")
    expect(await loaderWith({ inMaintenance: true, hasSheet: true, screenName: "mail" }).visit("/open/mail")).toBe(
      "mail",
    )
  })

  it("loads the page anew once when a screen's file is gone, then leads to the error page", async () => {
    const first = loaderWith()
    expect(await first.visit("/lost-file?type=1")).toBe("gone")
    expect(first.did).toEqual(["screen-not-loaded", "load /lost-file?type=1"])
    const second = loaderWith({ wasReloaded: true })
    expect(await second.visit("/lost-file")).toBe("redirect /error")
    expect(second.did).toEqual(["screen-not-loaded"])
  })

  it("loads nothing anew while the server cannot be reached: what stands on view stays", async () => {
    for (const setting of [{ isOnline: false }, { answers: false }]) {
      const { did, visit } = loaderWith(setting)
      expect(await visit("/lost-file")).toBe("unreachable")
      const first = loaderWith({ ...setting, open: () => Promise.reject(new Error("no network")) })
      expect(await first.visit("/list")).toBe("unreachable")
      expect([did, first.did]).toEqual([[], []])
    }
  })

  it("shows what it has while the server cannot be reached, also where the release was taken back", async () => {
    const { did, visit } = loaderWith({ isRecalled: true, isOnline: false })
    expect(await visit("/public")).toBe("public")
    expect(did).toEqual([])
  })

  it("shows a screen that needs what an earlier step kept when that is on the device, so that a reload finds it", async () => {
    let settle: () => void = () => undefined
    const { visit } = loaderWith({ rest: new Promise((resolve) => (settle = resolve)) })
    const opened = visit("/confirm")
    expect(await Promise.race([opened, visit("/closed")])).toBe("closed")
    settle()
    expect(await opened).toBe("confirm")
  })

  it("brings what belongs to an address before it looks for its route", async () => {
    const opened: string[] = []
    const setting = { open: async (path: string) => void opened.push(path) }
    expect(await loaderWith({ ...setting, version: "3.24.0" }).visit("/list")).toBe("redirect /list_v2")
    expect(await loaderWith({ ...setting, isWanted: false, hasToken: false }).visit("/list")).toBe("gone")
    expect(opened).toEqual(["/list", "/list"])
  })

  it("loads the page anew where that is gone, or never answers, and asks nobody to log in for another address meanwhile", async () => {
    const lost = loaderWith({ hasToken: false, open: () => Promise.reject(new Error("404")) })
    expect(await lost.visit("/list")).toBe("gone")
    expect(lost.did).toEqual(["screen-not-loaded", "load /list"])
    const silent = loaderWith({ open: () => new Promise(() => undefined) })
    const visit = silent.visit("/list")
    await silent.clock.advance(30_000)
    expect(await visit).toBe("gone")
    expect(silent.did).toEqual(["screen-not-loaded", "load /list"])
    const left = loaderWith({ hasToken: false, isWanted: false, open: () => Promise.resolve() })
    expect(await left.visit("/list")).toBe("gone")
    expect(left.did).toEqual([])
  })

  it("loads the page anew at a move, with what was typed on the device, when its release was taken back", async () => {
    let settle: () => void = () => undefined
    const { visit, did, clock } = loaderWith({ isRecalled: true, rest: new Promise((resolve) => (settle = resolve)) })
    const opened = visit("/public?a=1")
    await clock.advance(1_999)
    expect(did).toEqual([])
    settle()
    expect(await opened).toBe("gone")
    expect(did).toEqual(["load /public?a=1"])
  })

  it("stays at its own site when it loads an address anew that begins with two slashes", async () => {
    const recalled = loaderWith({ isRecalled: true })
    expect(await recalled.visit(`${origin}//evil.example/login?a=1`)).toBe("gone")
    expect(recalled.loads).toEqual([`${origin}//evil.example/login?a=1`])
    const lost = loaderWith({ open: () => Promise.reject(new Error("404")) })
    expect(await lost.visit(`${origin}//evil.example/login`)).toBe("gone")
    expect(lost.loads).toEqual([`${origin}//evil.example/login`])
  })

  it("shows it anyway after two seconds: a server that does not give the key holds up nobody", async () => {
    const { visit, clock } = loaderWith({ rest: new Promise(() => undefined) })
    const opened = visit("/confirm")
    await clock.advance(2_000)
    expect(await opened).toBe("confirm")
  })

  it("shows that a screen's file is waited for, and loads the page anew where it never answers", async () => {
    const { did, visit, clock, runningCalls } = loaderWith()
    const opened = visit("/silent")
    await clock.advance(179)
    expect(runningCalls.isShown).toBe(false)
    await clock.advance(1)
    expect(runningCalls.isShown).toBe(true)
    await clock.advance(29_819)
    expect(did).toEqual([])
    await clock.advance(1)
    expect(await opened).toBe("gone")
    expect(did).toEqual(["screen-not-loaded", "load /silent"])
  })

  it("takes nobody back to a screen whose file fails after they have gone elsewhere", async () => {
    const { did, visit } = loaderWith({ isWanted: false })
    expect(await visit("/lost-file")).toBe("gone")
    expect(did).toEqual([])
  })
})
