import type { Page } from "playwright"
import type { LookedAt } from "./inPage"
import { resize, type Stage } from "./stage"
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
  { page, size }: Pick<Stage, "page" | "size">,
  theme: State["theme"],
  readable: ReadableKinds,
): Promise<readonly string[]> {
  // A window as high as the page: what a fixed bar covers for the moment is neither too small nor unreadable.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > size().height) await resize(page, { ...size(), height })
  const { pale, kinds } = await page.evaluate(async (rows) => {
    const { standStill, finishTransitions, findPaleTexts, listTextKinds } = (globalThis as unknown as LookedAt).__inPage
    await standStill(rows)
    finishTransitions()
    return { pale: findPaleTexts(), kinds: listTextKinds() }
  }, movingRows)
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

/** A long list draws other rows in another size, as soon as the browser finds the time. */
const movingRows = "[data-row]"

/** What no customer may read; and what does not fit or cannot be touched, as it stands and on a narrow phone. */
export async function auditShape({
  page,
  size,
  arrive,
}: Pick<Stage, "page" | "size" | "arrive">): Promise<readonly string[]> {
  await resize(page, size())
  const found = [...(await findShape(page, ""))]
  const { slips, hasDialog } = await page.evaluate(() => {
    const { findSlips } = (globalThis as unknown as LookedAt).__inPage
    return { slips: findSlips(), hasDialog: document.querySelector("dialog[open]") !== null }
  })
  found.unshift(...slips)
  for (const [index, { name }] of narrow.entries()) {
    // A dialog hears of other letters only when its width changes.
    for (const width of hasDialog ? [321, 320] : [320]) await resize(page, { width, height: 640 })
    await arrive()
    found.push(...(await findShape(page, narrow[index + 1]?.text ?? "")).map((fault) => `at ${name}: ${fault}`))
  }
  return found
}

/** What is wrong with the shape of the page as it stands; then its letters get the size in which it is looked at next. */
const findShape = (page: Page, nextText: string): Promise<string[]> =>
  page.evaluate(
    async ([rows, text]) => {
      const { standStill, findFaults, findSplits } = (globalThis as unknown as LookedAt).__inPage
      const look = () => [...findFaults(), ...findSplits()]
      await standStill(rows)
      let found = look()
      // Large letters are drawn anew with the next frame, which on a busy machine may be still to come: a fault is what stays.
      if (found.length > 0) {
        await standStill()
        found = look()
      }
      if (text === "") document.documentElement.style.removeProperty("font-size")
      else document.documentElement.style.fontSize = text
      return found
    },
    [movingRows, nextText] as const,
  )
