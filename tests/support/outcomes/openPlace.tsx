import { createRoot } from "react-dom/client"
import type { CompiledScreen, ScreenModule } from "../../../renderer/model/compiled"
import { createApp } from "../../../src/app/createApp"
import { createDocuments } from "../../../src/app/createDocuments"
import { createServices } from "../../../src/app/createServices"
import { Page } from "../../../src/app/page/Page"
import { baseRegistry } from "../../../src/app/baseRegistry"
import { createFakeClock, settle } from "../fakeClock"
import { everyPart } from "../shipped"
import type { EveryPlace } from "./everyPlace"
import type { Place } from "./table"

const path = "/every_place"
const cookies = { TOKEN: "token-1", UUID: "device-1", APP_VERSION: "3.24.0", ENVIRONMENT: "app" }

const config = {
  bases: { legacy: "/legacy", bff: "/bff", brand: "/brand", config: "/config", aco: "/aco" },
  publicOrigin: "https://www.example.jp",
  brandHosts: [],
  uploadHosts: [],
  androidInterface: "Host",
}

/** Cookies of one customer, as `document.cookie` speaks of them. */
function createJar() {
  const values = new Map(Object.entries(cookies))
  return {
    has: (name: string) => values.has(name),
    read: () => [...values].map(([name, value]) => `${name}=${value}`).join("; "),
    write(line: string) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=")
      if (/max-age=0/i.test(line)) values.delete(name)
      else values.set(name, value)
    },
  }
}

interface Surroundings {
  readonly fetch: typeof globalThis.fetch
  readonly jar: ReturnType<typeof createJar>
  /** Where the page is sent, which it notes instead of going there. */
  readonly left: string[]
}

/** The page of the test with a network and cookies of its own. */
function createPage({ fetch, jar, left }: Surroundings): Window & typeof globalThis {
  const ownDocument = {
    get cookie() {
      return jar.read()
    },
    set cookie(line: string) {
      jar.write(line)
    },
  }
  return withOwn(window, {
    fetch,
    document: withOwn(window.document, ownDocument),
    location: withOwn(window.location, { assign: (url: unknown) => void left.push(String(url)) }),
  })
}

/** The same object with something of its own. */
function withOwn<Whole extends object>(whole: Whole, own: object): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === "function" && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(Object.hasOwn(own, name) ? own : target, name, value),
  })
}

/** The screen of one place; every other screen has its name and nothing on it. */
function modulesOf({ app, module }: EveryPlace, screen: CompiledScreen): Readonly<Record<string, ScreenModule>> {
  const empty = (id: string): ScreenModule => ({
    ...module,
    screen: { ...module.screen, id, page: id, data: {}, body: [] },
  })
  const screens = [
    ...Object.values(app.routes).flatMap(({ screen }) => screen ?? []),
    ...Object.values(app.flows).flatMap(({ steps, aside, entry }) => [
      ...[...steps, ...aside].map(({ screen }) => screen),
      ...(entry ? [entry.screen] : []),
    ]),
    app.notFound,
  ]
  return {
    ...Object.fromEntries(screens.map((id) => [id, { ...empty(id), parts: everyPart }])),
    every_place: { ...module, parts: everyPart, screen },
  }
}

/** The whole app over a server, standing on a screen with one button: clients, stores, router, overlays and all. */
export async function openPlace(
  every: EveryPlace,
  { place, fetch, input }: { readonly place: Place; readonly fetch: typeof globalThis.fetch; readonly input: object },
) {
  const clock = createFakeClock()
  const left: string[] = []
  const problems: string[] = []
  const jar = createJar()
  const first = Object.values(every.app.flows)[0]?.steps[0]?.screen
  sessionStorage.setItem("kamishibai.screenName", place.screen ?? first ?? "")
  window.history.replaceState(null, "", path)
  const modules = modulesOf(every, every.screenOf(place, input))
  const routes = { ...every.app.routes, [path]: { screen: "every_place", guard: "none" as const } }
  const services = createServices({
    page: createPage({ fetch, jar, left }),
    clock,
    config,
    documents: createDocuments({
      app: { ...every.app, routes },
      screens: Object.fromEntries(Object.entries(modules).map(([id, one]) => [id, () => Promise.resolve(one)])),
    }),
    baseRegistry,
    sheetRegistry: everyPart,
    report: ({ code, detail = "" }) => void problems.push(`${code} ${detail}`),
  })
  const app = createApp(services, Page)
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  root.render(app.element)

  /** Lets the app go on, real time standing still, until something is so; false where it never is. */
  async function until(isSo: () => boolean, ms = 60_000): Promise<boolean> {
    for (let passed = 0; passed <= ms; passed += passed < 1_000 ? 200 : 10_000) {
      for (let round = 0; round < 4; round += 1) {
        if (isSo()) return true
        await settle()
      }
      await clock.advance(passed < 1_000 ? 200 : 10_000)
    }
    return isSo()
  }

  return {
    left,
    problems,
    clock,
    until,
    container,
    schemes: every.app.schemes,
    hasToken: () => jar.has("TOKEN"),
    close() {
      root.unmount()
      app.dispose()
      container.remove()
      sessionStorage.clear()
      localStorage.clear()
    },
  }
}

export type OpenPlace = Awaited<ReturnType<typeof openPlace>>
