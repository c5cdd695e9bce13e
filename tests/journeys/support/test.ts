import { AxeBuilder } from "./axe"
import { test as base, expect, type Page } from "@playwright/test"
import { Broker } from "./broker"
import { type LaterApis, laterApisOf, withoutLaterApis } from "./laterApis"
import { playPhone } from "./phone"
import { noteVisited } from "./visited"

/** Personal data of the fixture's customers: none of it may reach analytics. */
const canaries = [
  "hanako",
  "山田",
  "ヤマダ",
  "1234567",
  "090-1234-5678",
  "09012345678",
  "100000",
  "235000",
  "100,000",
  "235,000",
]

interface Fixtures {
  readonly broker: Broker
  readonly watched: void
  readonly noted: void
}

/** What the browser itself says about broken connections and about links that only a native host can follow. */
const expectedNoise = [/net::ERR_/, /Failed to load resource/, /kamishibai-app:\/\//]

export const test = base.extend<Fixtures, { readonly laterApis: LaterApis }>({
  laterApis: [async ({ browser }, provide) => provide(await laterApisOf(browser)), { scope: "worker" }],
  context: async ({ context, laterApis }, provide) => {
    await withoutLaterApis(context, laterApis)
    await provide(context)
  },
  broker: async ({ request, context, baseURL }, provide) => {
    await provide(new Broker(request, context, baseURL ?? ""))
  },
  noted: [
    async ({ context, browser, baseURL }, provide, { annotations }) => {
      const { follow, screens } = noteVisited(new URL(baseURL ?? ""))
      follow(context)
      browser.on("context", follow)
      await provide()
      browser.off("context", follow)
      annotations.push({ type: "screens", description: screens().join(" ") })
    },
    { auto: true },
  ],
  watched: [
    async ({ page }, provide) => {
      await playPhone(page)
      const complaints = await noteComplaints(page)
      await provide()
      await letGo(page)
      expect(await analyticsCanaries(page)).toEqual([])
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** What goes wrong on a page without anybody being told: errors, and what the policy of its server forbids. */
export async function noteComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`))
  page.on("console", (message) => {
    const text = message.text()
    if (message.type() === "error" && !expectedNoise.some((noise) => noise.test(text))) complaints.push(text)
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`csp: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  return complaints
}

/** A call that a test still holds when it ends fails with the page, and that failure belongs to no test: nobody asks for it. */
async function letGo(page: Page): Promise<void> {
  const context = page.context()
  // A test may have closed its page itself.
  await Promise.allSettled([context, ...context.pages()].map((held) => held.unrouteAll({ behavior: "ignoreErrors" })))
}

async function analyticsCanaries(page: Page): Promise<readonly string[]> {
  const records = await page
    .evaluate(() => {
      const host = window as unknown as { dataLayer?: unknown; hostLog?: { messages: unknown } }
      return JSON.stringify([host.dataLayer ?? [], host.hostLog?.messages ?? []])
    })
    .catch(() => "[]")
  return canaries.filter((canary) => records.includes(canary))
}

/** Waits until the screen has loaded its data and nothing runs. */
export async function settled(page: Page, screen: string): Promise<void> {
  await expect(page.locator(`[data-screen="${screen}"][data-settled="true"]`)).toBeVisible()
}

/** No violation of WCAG A/AA and best practice on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded text has half its contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const violations = await new AxeBuilder(page).violations()
  expect(violations).toEqual([])
}

export { expect }
