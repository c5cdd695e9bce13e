import { fileURLToPath } from "node:url"
import { expect, test as base, type Page } from "@playwright/test"
import { listSamples } from "../../src/cli/snapshot/states"
import { findFaults, findPaleTexts } from "./support/geometry"

const root = fileURLToPath(new URL("../..", import.meta.url))
const samples = listSamples(root, {})
const screens = [...new Set(samples.map(({ screen }) => screen))]

const frames = [
  { name: "390x844", width: 390, height: 844, text: "100%" },
  { name: "320x640", width: 320, height: 640, text: "100%" },
  { name: "320x640, text 200 %", width: 320, height: 640, text: "200%" },
] as const

/** One page for everything a worker looks at: opening one costs more than looking. */
const test = base.extend<object, { still: Page }>({
  still: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use
      const context = await browser.newContext({
        baseURL,
        locale: "ja-JP",
        timezoneId: "Asia/Tokyo",
        reducedMotion: "reduce",
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: "worker" },
  ],
})

// The page outlives its tests, and a trace of hundreds of states tells less than the list of faults.
test.use({ trace: "off" })

async function open(page: Page, screen: string, sample: string): Promise<void> {
  await page.goto(`/__states/${screen}/${sample}?theme=light`, { waitUntil: "commit" })
  await page.locator(`[data-screen="${screen}"][data-settled="true"]`).waitFor({ state: "attached" })
}

/** Sizes and themes are changed under the drawn state: a state is opened once. */
async function measure(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, width, height, text } of frames) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    for (const fault of await page.evaluate(findFaults)) found.push(`${name}: ${fault}`)
  }
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme)
    for (const fault of await page.evaluate(findPaleTexts)) found.push(`${theme}: ${fault}`)
  }
  return found
}

for (const screen of screens) {
  test(`every state of ${screen} fits a narrow phone and large text, and can be touched and read`, async ({
    still,
  }) => {
    const faults: string[] = []
    for (const { sample } of samples.filter((state) => state.screen === screen)) {
      await open(still, screen, sample)
      faults.push(...(await measure(still)).map((fault) => `${sample} ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test("the footer never lies on the field that is typed into, with or without a keyboard", async ({ still }) => {
  const covered: string[] = []
  for (const [screen, sample] of [
    ["mail_auth", "empty"],
    ["auth_code", "empty"],
    ["client_withdrawal", "normal"],
    ["client_withdrawal_confirm", "with_password"],
  ] as const) {
    for (const height of [844, 494]) {
      await still.setViewportSize({ width: 390, height })
      await open(still, screen, sample)
      await still.evaluate(
        (isOpen) => (document.documentElement.dataset["keyboard"] = isOpen ? "open" : "closed"),
        height < 844,
      )
      const fields = await still.locator("main input:not([type=radio]):not([type=checkbox])").all()
      for (const field of fields) {
        await field.focus()
        const isFree = await field.evaluate((input) => {
          const { left, top, width, height: tall } = input.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + tall / 2)
          return hit !== null && hit.closest(".k-footer, .k-header") === null
        })
        if (!isFree) covered.push(`${screen} at ${height}`)
      }
      expect(fields.length, `${screen} has fields`).toBeGreaterThan(0)
    }
  }
  expect(covered).toEqual([])
})
