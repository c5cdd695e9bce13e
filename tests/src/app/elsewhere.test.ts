import { afterEach, expect, it } from "vitest"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

it("an address of another site is left for: the app draws nothing in its place, and closes nothing", async () => {
  const app = await openShipped("/error", { routes: { "/campaign": { elsewhere: true, guard: "none" } } })
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-screen=error]") !== null)).toBe(true)
  app.context.navigator.go("/campaign", { query: { from: "error" } })
  expect(await app.until(() => app.left.length > 0)).toBe(true)
  await app.clock.advance(2_000)
  expect(app.left).toEqual(["/campaign?from=error"])
  expect(app.container.querySelector("[data-screen]")?.getAttribute("data-screen")).toBe("error")
})
