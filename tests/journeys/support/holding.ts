import type { Page } from "@playwright/test"

/** Lets the clock of the page stand still: from here on time passes only as the test says. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** A call whose answer the server gives at once and the test lets through later. */
export async function holdAnswer(page: Page, address: string) {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  const asked = page.waitForRequest(address)
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await given
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { asked, give: () => give() }
}
