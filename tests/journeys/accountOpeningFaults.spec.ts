import type { BrowserContext, Page } from "@playwright/test"
import { nameOf, type Cell } from "../support/outcomes"
import { answerAll, answersOn } from "./support/answering"
import { chooseCells, isTakenBack, type AskingScreen } from "./support/askingScreens"
import type { Broker } from "./support/broker"
import { seeEnding } from "./support/endings"
import { watchLinks } from "./support/links"
import { playPhone } from "./support/phone"
import { expect, settled, test } from "./support/test"

interface Opening {
  readonly context: BrowserContext
  readonly broker: Broker
  readonly asking: AskingScreen
}

/** The step as a customer has it who comes back to the tab; the calls of the step before answer as in its sample. */
async function openStep({ context, broker, asking }: Opening): Promise<Page> {
  await broker.open(asking.world)
  // After a link to the host app, Chromium gives the page no more taps: every visit has a page of its own.
  const page = await context.newPage()
  await playPhone(page)
  await page.addInitScript((screen) => sessionStorage.setItem("kamishibai.screenName", screen), asking.screen)
  for (const [path, data] of Object.entries(asking.given))
    await page.route(`**/api/aco${path}`, (route) => route.fulfill({ json: { data } }))
  if (asking.button === undefined) return page
  await page.goto(asking.address)
  await settled(page, asking.screen)
  await answerAll(page, asking.fields, asking.answers)
  return page
}

async function meetFault(page: Page, { broker, asking }: Opening, { fault, code }: Cell): Promise<void> {
  const { call, button, address } = asking
  // A browser repeats by itself what a broken connection swallowed.
  const times = fault === "offline" || fault === "lost-answer" ? {} : { times: 1 }
  await broker.fault({ call, fault, ...times, ...(code === undefined ? {} : { body: { code } }) })
  if (button === undefined) await page.goto(address)
  else await page.getByRole("button", { name: button }).click()
  if (fault !== "timeout") return
  const isAsked = async () => (await broker.journal(call)).some(({ outcome }) => outcome === "fault:timeout")
  await expect.poll(isAsked).toBe(true)
  await page.clock.fastForward(30_000)
}

for (const { cells, ...asking } of chooseCells()) {
  test(`F17 to F24: ${asking.call} on ${asking.screen} ends as declared`, async ({ context, broker }) => {
    test.setTimeout(60_000 + cells.length * 20_000)
    const errors: string[] = []
    context.on("weberror", (thrown) => errors.push(thrown.error().message))
    await context.clock.install()
    let page: Page | undefined
    for (const cell of cells)
      await test.step(nameOf(cell), async () => {
        page ??= await openStep({ context, broker, asking })
        const before = await answersOn(page)
        const links = await watchLinks(page)
        await meetFault(page, { context, broker, asking }, cell)
        const stays = await seeEnding({ ...asking, page, links }, cell)
        const isAsBefore = stays && !isTakenBack(cell)
        if (isAsBefore) await expect.poll(() => answersOn(page as Page)).toEqual(before)
        await broker.healFaults()
        // A second tap within 600 ms is a mistake by rule; this customer thinks for a moment.
        await page.clock.fastForward(1_000)
        if (isAsBefore && asking.button !== undefined) return
        await page.close()
        page = undefined
      })
    expect(errors).toEqual([])
  })
}
