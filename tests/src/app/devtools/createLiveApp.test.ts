// @vitest-environment node
import { expect, it } from "vitest"
import type { CompiledApp } from "../../../../renderer"
import { createLiveApp } from "../../../../src/app/devtools/createLiveApp"

const appWith = (parts: object) => parts as CompiledApp
const closure = { area: "shop", label: "Shop", from: "2026-12-05T01:00", until: "2026-12-05T06:00" }

it("whoever holds the app, or a member of it, has what the newest documents say", () => {
  const { app, replace } = createLiveApp(appWith({ routes: { "/a": { screen: "a" } } }))
  const { routes } = app
  replace(appWith({ routes: { "/b": { screen: "b" } } }))
  expect(Object.keys(routes)).toEqual(["/b"])
  expect(app.routes["/b"]).toEqual({ screen: "b" })
})

it("a list of the app is a list", () => {
  const { app, replace } = createLiveApp(appWith({}))
  expect(app.closures).toBeUndefined()
  replace(appWith({ closures: [closure] }))
  expect(Array.isArray(app.closures)).toBe(true)
  expect(app.closures).toEqual([closure])
})
