import type { Page } from "@playwright/test"
import { answerAll, type Answers } from "./answering"
import type { Broker } from "./broker"
import { fieldsOf } from "./fields"
import { expect, settled, test } from "./test"

/** A screen, and what a customer answers on it before tapping its primary button. */
export type Step = readonly [screen: string, answers?: Answers]

/** The dialog of that title. */
export const sheet = (page: Page, name: string) => page.getByRole("dialog", { name })

export const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** How long the loader stays at least; a customer who reads the screen does not see it go. */
const loaderMs = 500

/** Waits for the screen and answers its fields in the order in which they stand. */
export async function fillIn(page: Page, ...[screen, answers = {}]: Step): Promise<void> {
  await settled(page, screen)
  await page.clock.fastForward(loaderMs)
  await answerAll(page, fieldsOf(screen), answers)
}

export const primary = (page: Page) => page.locator(".k-footer [data-style=primary]")

/** Screen after screen: answers, primary button. The next screen is waited for by whatever comes next. */
export async function walk(page: Page, ...steps: readonly Step[]): Promise<void> {
  for (const [screen, answers] of steps)
    await test.step(screen, async () => {
      await fillIn(page, screen, answers)
      await primary(page).click()
    })
}

/** Every screen that a customer comes to see with all that belongs to it, in order; the entry only leads on. */
export async function screensSeen(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction("noteScreen", (name: string) => {
    if (name !== "account_open" && name !== seen.at(-1)) seen.push(name)
  })
  await page.addInitScript(() => {
    const host = window as unknown as { noteScreen(name: string): void }
    let last: string | null = null
    const look = () => {
      const name = document.querySelector("[data-settled]")?.getAttribute("data-screen") ?? last
      if (name !== null && name !== last) host.noteScreen(name)
      last = name
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["data-settled"] })
  })
  return seen
}

interface Reading {
  readonly result?: string
  readonly person?: string
}

/** The phone's reader: finds what it is told to find, and comes back to the page that launched it. */
export async function readCard(
  page: Page,
  { broker, links }: { readonly broker: Broker; readonly links: readonly string[] },
  { result = "SUCCEEDED", person }: Reading = {},
): Promise<void> {
  const { sessionId, callbackUrl } = await launchReader(page, links)
  await broker.endReading({ sessionId, result, ...(person === undefined ? {} : { person }) })
  await page.evaluate((address) => location.replace(address), callbackUrl)
}

/** Taps the button that opens the reader, and leaves the customer in it. */
export async function launchReader(page: Page, links: readonly string[]) {
  const before = links.length
  await primary(page).click()
  await expect.poll(() => links.length).toBe(before + 1)
  const query = new URL(links.at(-1) ?? "").searchParams
  return { sessionId: query.get("sessionId") ?? "", callbackUrl: query.get("callbackUrl") ?? "" }
}

/** Opens a step as a customer has it who comes back to the tab. */
export async function openAt(page: Page, screen: string): Promise<void> {
  const note = (name: string) => {
    if (window.name === name) return
    window.name = name
    sessionStorage.setItem("kamishibai.screenName", name)
  }
  if (page.url() === "about:blank") await page.addInitScript(note, screen)
  else await page.evaluate(note, screen)
  await page.goto(`/account/open/${screen}`)
  await settled(page, screen)
}
