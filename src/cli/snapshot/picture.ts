import type { Page } from "playwright"
import { serialiseBody } from "./serialiseBody"
import type { Sample, State } from "./states"

/** What a state looks like on its three layers, and what went wrong while it was drawn. The texts are the light theme's. */
export interface Picture {
  readonly state: State
  readonly dom: string
  readonly aria: string
  readonly pixels: Buffer
  readonly complaints: readonly string[]
}

interface AxeRun {
  run(options: unknown): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
}

const address = ({ screen, sample }: Sample) => `/__states/${encodeURIComponent(screen)}/${encodeURIComponent(sample)}`

/** Everything once; of the other theme only what colours decide. */
const audits = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const

/** Evaluated through the DevTools protocol: the page's own policy would refuse a script. */
async function bringAuditor(page: Page, axe: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Runtime.evaluate", { expression: axe })
  await protocol.detach()
}

async function violationsIn(page: Page, theme: State["theme"]): Promise<readonly string[]> {
  return await page.evaluate(async (runOnly) => {
    const { axe: auditor } = window as unknown as { axe: AxeRun }
    const { violations } = await auditor.run({ runOnly, resultTypes: ["violations"] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${String(target)}`))
  }, audits[theme])
}

/** A window as high as the page: what a fixed bar covers for the moment is neither too small nor unreadable. */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size && height > size.height) await page.setViewportSize({ ...size, height })
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`)
  })
  page.on("request", (request) => {
    const kind = request.resourceType()
    if (kind === "fetch" || kind === "xhr")
      complaints.push(`network: ${request.method()} ${new URL(request.url()).pathname}`)
  })
  return complaints
}

async function readTexts(page: Page): Promise<Pick<Picture, "dom" | "aria">> {
  return { dom: await page.evaluate(serialiseBody), aria: await page.locator("body").ariaSnapshot() }
}

/** Opens a sample and waits until it stands still. */
async function open(page: Page, sample: Sample, complaints: string[]): Promise<void> {
  await page.goto(address(sample), { waitUntil: "load" })
  await page
    .locator(`[data-screen="${sample.screen}"][data-settled="true"]`)
    .waitFor({ state: "attached", timeout: 15_000 })
    .catch(() => complaints.push("the screen does not settle"))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The page as it stands, in a theme: only colours change, so nothing is opened again. */
async function dress(page: Page, theme: State["theme"]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
  await page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name
    // A colour on its way from the other theme is none that a customer reads.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  }, theme)
}

const screenshot = (page: Page) => page.screenshot({ animations: "disabled", caret: "hide" })

/** Opens a sample and takes it in, in both themes; `axe` is the source of axe-core. */
export async function takePictures(page: Page, sample: Sample, axe: string): Promise<readonly Picture[]> {
  const complaints = listen(page)
  await open(page, sample, complaints)
  await dress(page, "light")
  const texts = await readTexts(page)
  const light = await screenshot(page)
  await dress(page, "dark")
  const dark = await screenshot(page)
  await showWhole(page)
  await bringAuditor(page, axe)
  const inDark = await violationsIn(page, "dark")
  await dress(page, "light")
  complaints.push(...(await violationsIn(page, "light")))
  return [
    { state: { ...sample, theme: "light" }, ...texts, pixels: light, complaints },
    { state: { ...sample, theme: "dark" }, dom: "", aria: "", pixels: dark, complaints: inDark },
  ]
}
