import { afterEach, expect, it } from "vitest"
import { openShipped } from "../../support/app/openShipped"
import type { OpenApp } from "../../support/app/openApp"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const inApp = (path: string) => `kamishibai-app://external-link?url=${encodeURIComponent(`${location.origin}${path}`)}`

/** Where the button of the page leads, opened in a browser. */
async function opensFrom(query: string): Promise<readonly string[]> {
  const app = await openShipped(`/applink?${query}`, { cookies: {} })
  open.push(app)
  expect(await app.until(() => app.container.querySelector("[data-settled=true]") !== null)).toBe(true)
  app.container.querySelector<HTMLButtonElement>(".k-footer button")?.click()
  expect(await app.until(() => app.left.length > 0, 3_000)).toBe(true)
  return app.left
}

it.each([
  ["/\\evil.example", "/account/open"],
  ["/..//evil.example", "/account/open"],
  ["//evil.example", "/account/open"],
  ["/%2e%2e//evil.example", "/account/open"],
  ["/client/withdrawal?type=1", "/client/withdrawal?type=1"],
])("a browser with the link %s has a button that opens the app at %s", async (url, path) => {
  expect(await opensFrom(`url=${encodeURIComponent(url)}`)).toEqual([inApp(path)])
})

it.each([
  ["account_open", "/account/open"],
  ["screening", "/account/open"],
  ["nisa_abolition", "/account/open/nisa_abolition"],
  ["nobody_knows", "/account/open"],
])("a browser with the target %s has a button that opens the app at %s", async (target, path) => {
  expect(await opensFrom(`target=${target}`)).toEqual([inApp(path)])
})
