import type { CompiledScreen, ScreenModule } from "../../../renderer/model/compiled"
import { openApp } from "../app/openApp"
import { everyPart } from "../shipped"
import type { EveryPlace } from "./everyPlace"
import type { Place } from "./table"

/** A login that has ended is followed here whatever the call: elsewhere calls for visitors go on without one. */
const path = "/inquiry_every_place"

/** The screen of one place; every other screen has its name and nothing on it. */
function modulesOf({ app, module }: EveryPlace, screen: CompiledScreen): Readonly<Record<string, ScreenModule>> {
  const empty = (id: string): ScreenModule => ({
    ...module,
    screen: { ...module.screen, id, page: id, data: {}, body: [] },
  })
  const screens = [
    ...Object.values(app.routes).flatMap(({ screen }) => screen ?? []),
    ...Object.values(app.flows).flatMap(({ steps, detached, entry }) => [
      ...[...steps, ...detached].map(({ screen }) => screen),
      ...(entry ? [entry.screen] : []),
    ]),
    app.notFound,
  ]
  return {
    ...Object.fromEntries(screens.map((id) => [id, { ...empty(id), parts: everyPart }])),
    every_place: { ...module, parts: everyPart, screen },
  }
}

/** The whole app over a server, standing on a screen with one button. */
export async function openPlace(
  every: EveryPlace,
  { place, fetch, input }: { readonly place: Place; readonly fetch: typeof globalThis.fetch; readonly input: object },
) {
  const first = Object.values(every.app.flows)[0]?.steps[0]?.screen
  sessionStorage.setItem("kamishibai.screenName", place.screen ?? first ?? "")
  const modules = modulesOf(every, every.screenOf(place, input))
  const routes = { ...every.app.routes, [path]: { screen: "every_place", guard: "none" as const } }
  return openApp({
    address: path,
    fetch,
    documents: {
      app: { ...every.app, routes },
      screens: Object.fromEntries(Object.entries(modules).map(([id, one]) => [id, () => Promise.resolve(one)])),
    },
  })
}

export type OpenPlace = Awaited<ReturnType<typeof openPlace>>
