import type { Page } from "playwright"
import { findFaults } from "./inPage/findFaults"
import { findSlips } from "./inPage/findSlips"
import { findSplits } from "./inPage/findSplits"
import { findPaleTexts } from "./inPage/findPaleTexts"
import { listTextKinds } from "./inPage/listTextKinds"
import { standStill } from "./inPage/standStill"
import { resize, sizeOf, type Stage } from "./stage"
import type { State } from "./states"

interface AxeRun {
  run(options: unknown): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
}

/** What colours decide, in both themes: asked only where there is a text of a new kind, for it takes half of the time. */
const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const

/** What they do not, once. Targets of 24 px are left to `findFaults`, which measures 44 px. */
const ofStructure = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }
const judgedElsewhere = Object.fromEntries(
  [...ofColours.values, "target-size"].map((rule) => [rule, { enabled: false }] as const),
)

/** A narrow phone, and large text on it. */
const narrow = [
  { name: "320x640", text: "" },
  { name: "320x640, text 200 %", text: "200%" },
] as const

/** Kinds of texts that can be read, by theme: axe need not measure them again in another state. */
export type ReadableKinds = Readonly<Record<State["theme"], Set<string>>>

export const noKinds = (): ReadableKinds => ({ light: new Set(), dark: new Set() })

/** What is hard to read in a theme that is on: by axe and by a measure of our own; in the light one everything else of axe. */
export async function auditTheme(
  page: Page,
  theme: State["theme"],
  readable: ReadableKinds,
): Promise<readonly string[]> {
  await showWhole(page)
  await finishTransitions(page)
  const pale = await page.evaluate(findPaleTexts)
  const kinds = await page.evaluate(listTextKinds)
  const isKnown = kinds.every((kind) => readable[theme].has(kind))
  const faint = isKnown ? [] : await violationsOn(page, { runOnly: ofColours })
  if (faint.length === 0) for (const kind of kinds) readable[theme].add(kind)
  const broken = theme === "light" ? await violationsOn(page, { runOnly: ofStructure, rules: judgedElsewhere }) : []
  return [...pale.map((one) => `contrast ${one}`), ...faint, ...broken]
}

const violationsOn = (page: Page, options: object): Promise<string[]> =>
  page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: AxeRun }
      const found = await axe.run(asked)
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${String(target)}`))
    },
    { ...options, resultTypes: ["violations"] },
  )

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
  if (height > size.height) await resize(page, { ...size, height })
  await drawRows(page)
}

/** A long list draws other rows in another size, as soon as the browser finds the time. */
const drawRows = (page: Page): Promise<void> => page.evaluate(standStill, "[data-row]")

/** What no customer may read; and what does not fit or cannot be touched, as it stands and on a narrow phone. */
export async function auditShape({ page, arrive }: Pick<Stage, "page" | "arrive">): Promise<readonly string[]> {
  await resize(page, await sizeOf(page))
  await drawRows(page)
  const found = [...(await page.evaluate(findSlips)), ...(await faultsOn(page))]
  const hasDialog = await page.evaluate(() => document.querySelector("dialog[open]") !== null)
  for (const { name, text } of narrow) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    // A dialog hears of other letters only when its width changes.
    for (const width of hasDialog ? [321, 320] : [320]) await resize(page, { width, height: 640 })
    await arrive()
    await drawRows(page)
    found.push(...(await faultsOn(page)).map((fault) => `at ${name}: ${fault}`))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
  return found
}

const faultsOn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(findFaults)),
  ...(await page.evaluate(findSplits)),
]
