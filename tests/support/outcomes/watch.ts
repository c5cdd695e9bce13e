import { renderToStaticMarkup } from "react-dom/server"
import type { CompiledApp } from "../../../renderer/model/compiled"
import type { Action, RenderSheet } from "../../../renderer"
import type { ActionServices } from "../../../src/actions"
import { createActions } from "../../../src/app/registered"
import { createRedirect } from "../../../src/platform/bridge"
import { namedSheet, type Shown } from "./follow"

const titleIn = (drawing: RenderSheet) => renderToStaticMarkup(drawing(({ title }) => title))

/** The actions of the app, in an app that notes what a customer would see. Sheets are closed, popups confirmed. */
export function watchActions(app: CompiledApp) {
  const shown: Shown[] = []
  const names = new Map<RenderSheet, string>()
  const note = (what: Shown) => void shown.push(what)
  const entry = Object.keys(app.routes).find((path) => app.routes[path]?.flow !== undefined) ?? ""
  const services = {
    texts: app.interface,
    links: app.links,
    schemes: app.schemes,
    bridge: { login: () => note("login"), rotate: () => note("rotate"), openExternal: () => note("external") },
    redirect: createRedirect({
      origin: "https://app.example.jp",
      publicOrigin: "https://www.example.jp",
      schemes: { login: "app://login", close: "app://close", external: "app://external", rotate: "app://rotate" },
      allowedHosts: [],
    }),
    stores: {
      session: { logOut: () => note("login") },
      area: () => ({ setScreenName: () => undefined, clear: () => undefined }),
    } as unknown as ActionServices["stores"],
    clock: {
      after(_ms: number, run: () => void) {
        run()
        return () => undefined
      },
      elapsed: () => 0,
    },
    showPopup: async ({ text }: { readonly text: string }) => (note(`popup ${text}`), { answer: "ok" }),
    showSheet: async (drawing: RenderSheet) => (
      note(`sheet ${namedSheet(titleIn(drawing), names.get(drawing) ?? "")}`),
      { answer: "close" }
    ),
    showServerSheet: async ({ title }: { readonly title: string }) => (
      note(`sheet ${title}`),
      { answer: "CLOSE_HALFSHEET" }
    ),
    showToast: (text: string) => note(`toast ${text}`),
    closeSheet: () => undefined,
    scrollToTop: () => undefined,
    go: (target: string) => note(`page ${target}`),
    // As in the table: nothing lies behind.
    backBy: () => false,
    requestedBack: () => undefined,
    close: async () => note("close"),
    assign: (url: string) => note(`leave ${url}`),
    reload: async () => note("reload"),
    writeClipboard: async () => true,
    track: () => undefined,
    stepUp: async () => ({ outcome: "ok", proof: "proof" }),
    sendFile: () => Promise.reject(new Error("nobody sends a file here")),
    readGlobalConfig: async () => undefined,
    findFlow: () => ({ entry, first: "", stepFor: () => undefined }),
    forget: () => undefined,
  } satisfies ActionServices
  const actions = createActions(services)
  const halfSheet: Action = (options, context) => {
    const sheet: typeof context.sheet = (name, values) => {
      const drawing = context.sheet(name, values)
      if (drawing) names.set(drawing, name)
      return drawing
    }
    return actions["half-sheet"]?.(options, { ...context, sheet }) ?? { outcome: "unknown" }
  }
  return { actions: { ...actions, "half-sheet": halfSheet }, shown }
}
