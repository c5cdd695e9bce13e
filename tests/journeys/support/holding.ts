import type { Page } from "@playwright/test"

/** Lets the clock of the page stand still: from here on time passes only as the test says. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** A call whose answer the server gives at once (`asked`: it has come) and the test lets through later (`give`). */
export async function holdAnswer(page: Page, address: string) {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  let note = () => {}
  const asked = new Promise<void>((resolve) => (note = resolve))
  await page.route(address, async (route) => {
    const response = await route.fetch()
    note()
    await given
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { asked, give: () => give() }
}
