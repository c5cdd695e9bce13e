import type { Page } from "playwright"
import { auditShape, auditTheme, type ReadableKinds } from "./audit"
import type { LookedAt } from "./inPage"
import type { Stage } from "./stage"
import type { Sample, State } from "./states"

/** What a state looks like on its three layers, and what went wrong while it was drawn. The texts are the light theme's. */
export interface Picture {
  readonly state: State
  readonly dom: string
  readonly aria: string
  /** Absent where nobody compares them and nobody will. */
  readonly pixels: Buffer | undefined
  readonly complaints: readonly string[]
}

/** The page as it stands, in a theme: only colours change, so nothing is opened again. */
async function dress(page: Page, theme: State["theme"]): Promise<void> {
  if (preferred.get(page) !== theme) await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
  preferred.set(page, theme)
  await page.evaluate((name) => {
    if (document.documentElement.dataset["theme"] === name) return
    document.documentElement.dataset["theme"] = name
    ;(globalThis as unknown as LookedAt).__inPage.finishTransitions()
  }, theme)
}

/** What the page hears that its customer prefers, from one document to the next. */
const preferred = new WeakMap<Page, State["theme"]>()

interface Looking {
  readonly readable: ReadableKinds
  /** Whether the pixels of a sample are asked for. */
  readonly isPictured: (sample: Sample) => boolean
}

/** Takes a sample in, in both themes. */
export async function takePictures(
  stage: Stage,
  sample: Sample,
  { readable, isPictured }: Looking,
): Promise<readonly Picture[]> {
  const { page } = stage
  const takesPixels = isPictured(sample)
  const screenshot = () => (takesPixels ? stage.photograph() : undefined)
  const complaints = await stage.show(sample)
  await dress(page, "light")
  const dom = await page.evaluate(() => (globalThis as unknown as LookedAt).__inPage.serialiseBody())
  const aria = await page.locator("body").ariaSnapshot()
  const light = await screenshot()
  await dress(page, "dark")
  const dark = await screenshot()
  const inDark = await auditTheme(stage, "dark", readable)
  await dress(page, "light")
  complaints.push(...(await auditTheme(stage, "light", readable)), ...(await auditShape(stage)))
  return [
    { state: { ...sample, theme: "light" }, dom, aria, pixels: light, complaints },
    { state: { ...sample, theme: "dark" }, dom: "", aria: "", pixels: dark, complaints: inDark },
  ]
}
