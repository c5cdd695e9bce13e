import { afterEach, expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"
import { shippedRoot } from "../../support/shippedRoot"

const routes = loadDocuments(shippedRoot).find("app", "app")?.document.routes ?? {}
const elsewhere = Object.entries(routes).flatMap(([path, route]) => (route.elsewhere ? [path] : []))
const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

it.each(elsewhere)("%s is left for: the app draws nothing in its place, and closes nothing", async (path) => {
  const app = await openShipped("/error")
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-screen=error]") !== null)).toBe(true)
  app.context.navigator.go(path, { query: { from: "error" } })
  expect(await app.until(() => app.left.length > 0)).toBe(true)
  await app.clock.advance(2_000)
  expect(app.left).toEqual([`${path}?from=error`])
  expect(app.container.querySelector("[data-screen]")?.getAttribute("data-screen")).toBe("error")
})
