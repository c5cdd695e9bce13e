import type { Page } from "playwright"
import { findFaults } from "./inPage/findFaults"
import { findSplits } from "./inPage/findSplits"
import { findPaleTexts } from "./inPage/findPaleTexts"
import { sizeOf } from "./stage"
import type { State } from "./states"

interface AxeRun {
  run(options: unknown): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
}

/** Everything once; of the other theme only what colours decide. */
const audits = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const

/** A narrow phone, and large text on it. */
const narrow = [
  { name: "320x640", text: "" },
  { name: "320x640, text 200 %", text: "200%" },
] as const

/** What is hard to read in a theme that is on: by axe, and amounts of money by a measure of our own. */
export async function auditTheme(page: Page, theme: State["theme"]): Promise<readonly string[]> {
  await showWhole(page)
  await finishTransitions(page)
  const pale = await page.evaluate(findPaleTexts)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: AxeRun }
    const found = await axe.run({ runOnly, resultTypes: ["violations"] })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${String(target)}`))
  }, audits[theme])
  return [...pale.map((one) => `contrast ${one}`), ...violations]
}

/** A colour on its way to another is none that a customer reads. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}

/** A window as high as the page: what a fixed bar covers for the moment is neither too small nor unreadable. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const size = await sizeOf(page)
  if (height > size.height) await page.setViewportSize({ ...size, height })
}

/** What does not fit or cannot be touched, as it stands and on a narrow phone. */
export async function auditShape(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(await sizeOf(page))
  const found = await faultsOn(page)
  for (const { name, text } of narrow) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    // A dialog hears of other letters only when its width changes.
    for (const width of [321, 320]) await page.setViewportSize({ width, height: 640 })
    found.push(...(await faultsOn(page)).map((fault) => `at ${name}: ${fault}`))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  return found
}

const faultsOn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(findFaults)),
  ...(await page.evaluate(findSplits)),
]
