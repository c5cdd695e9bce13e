import type { DrawnPart, ListingPage } from "../../domain/drawnParts"
import type { LookedAt } from "../snapshot/inPage"
import type { Stage } from "../snapshot/stage"

/** What is kept of a state beside its picture. */
export interface DrawnState {
  /** Lines without how deep they stand: what moves into a box is the same line. */
  readonly dom: readonly string[]
  readonly aria: readonly string[]
  /** As people read it. */
  readonly words: readonly string[]
  readonly parts: readonly DrawnPart[]
  /** What went wrong while it was drawn. */
  readonly complaints: readonly string[]
}

export interface Drawing {
  readonly state: DrawnState
  readonly picture: Buffer
}

/** Higher than any screen that people look at as one picture. */
const most = { width: 844, height: 2_600 }

/** Takes in what stands on the page. */
export async function takeDrawing(stage: Stage, complaints: readonly string[]): Promise<Drawing> {
  const { page } = stage
  const body = await page.evaluate(() => {
    const { finishTransitions, serialiseBody } = (globalThis as unknown as LookedAt).__inPage
    finishTransitions()
    return serialiseBody()
  })
  const dom = linesOf(body)
  const aria = linesOf(await page.locator("body").ariaSnapshot())
  // What stays at an edge of the window stands in the middle of a picture of the whole page that is scrolled.
  await page.evaluate(() => scrollTo(0, 0))
  const { words, parts, height } = await page.evaluate(() => ({
    words: document.body.innerText,
    parts: (globalThis as unknown as ListingPage).listParts(),
    height: document.documentElement.scrollHeight,
  }))
  const { width = most.width } = page.viewportSize() ?? {}
  const picture = await stage.photograph({ width, height: Math.min(height, most.height) })
  const once = new Map(parts.map((part) => [JSON.stringify(part), part]))
  return { state: { dom, aria, words: linesOf(words), parts: [...once.values()], complaints }, picture }
}

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
