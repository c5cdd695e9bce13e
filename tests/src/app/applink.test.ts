import { afterEach, expect, it } from "vitest"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const inApp = (path: string) => `kamishibai-app://external-link?url=${encodeURIComponent(`${location.origin}${path}`)}`

it.each([
  ["/\\evil.example", "/account/open"],
  ["/..//evil.example", "/account/open"],
  ["//evil.example", "/account/open"],
  ["/%2e%2e//evil.example", "/account/open"],
  ["/client/withdrawal?type=1", "/client/withdrawal?type=1"],
])("a browser with the link %s has a button that opens the app at %s", async (url, path) => {
  const app = await openShipped(`/applink?url=${encodeURIComponent(url)}`, { cookies: {} })
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-settled=true]") !== null)).toBe(true)
  app.container.querySelector<HTMLButtonElement>(".k-footer button")?.click()
  expect(await app.until(() => app.left.length > 0, 3_000)).toBe(true)
  expect(app.left).toEqual([inApp(path)])
})
