import type { Page } from "playwright"
import { serialiseBody } from "./serialiseBody"
import type { State } from "./states"

/** What a state looks like on its three layers, and what went wrong while it was drawn. The texts are those of the light theme. */
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

const address = ({ screen, sample, theme }: State) =>
  `/__states/${encodeURIComponent(screen)}/${encodeURIComponent(sample)}?theme=${theme}`

/** Everything once; of the other theme only what colours decide. */
const audits = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const

async function axeViolations(page: Page, axe: string, theme: State["theme"]): Promise<readonly string[]> {
  await showWhole(page)
  // Evaluated through the DevTools protocol: the page's own policy would refuse a script.
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Runtime.evaluate", { expression: axe })
  await protocol.detach()
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

/** Opens a state and takes it in; `axe` is the source of axe-core. */
export async function takePicture(page: Page, state: State, axe: string): Promise<Picture> {
  const complaints = listen(page)
  await page.goto(address(state), { waitUntil: "load" })
  await page
    .locator(`[data-screen="${state.screen}"][data-settled="true"]`)
    .waitFor({ state: "attached", timeout: 15_000 })
    .catch(() => complaints.push("the screen does not settle"))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const texts = state.theme === "light" ? await readTexts(page) : { dom: "", aria: "" }
  const pixels = await page.screenshot({ animations: "disabled", caret: "hide" })
  complaints.push(...(await axeViolations(page, axe, state.theme)))
  return { state, ...texts, pixels, complaints }
}
