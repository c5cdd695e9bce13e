import type { Page } from "playwright"
import { auditShape, auditTheme, finishTransitions, type ReadableKinds } from "./audit"
import { serialiseBody } from "./inPage/serialiseBody"
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
  if (await isWorn(page, theme)) return
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
  await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme)
  await finishTransitions(page)
}

const isWorn = (page: Page, theme: State["theme"]): Promise<boolean> =>
  page.evaluate((name) => {
    const isPreferred = matchMedia(`(prefers-color-scheme: ${name})`).matches
    return isPreferred && document.documentElement.dataset["theme"] === name
  }, theme)

interface Looking {
  readonly readable: ReadableKinds
  /** Whether the pixels of a sample are asked for. */
  readonly isPictured: (sample: Sample) => boolean
}

/** Takes a sample in, in both themes. */
export async function takePictures(
  { page, show, arrive }: Stage,
  sample: Sample,
  { readable, isPictured }: Looking,
): Promise<readonly Picture[]> {
  const takesPixels = isPictured(sample)
  const screenshot = () => (takesPixels ? page.screenshot({ animations: "disabled", caret: "hide" }) : undefined)
  const complaints = await show(sample)
  await dress(page, "light")
  const dom = await page.evaluate(serialiseBody)
  const aria = await page.locator("body").ariaSnapshot()
  const light = await screenshot()
  await dress(page, "dark")
  const dark = await screenshot()
  const inDark = await auditTheme(page, "dark", readable)
  await dress(page, "light")
  complaints.push(...(await auditTheme(page, "light", readable)), ...(await auditShape({ page, arrive })))
  return [
    { state: { ...sample, theme: "light" }, dom, aria, pixels: light, complaints },
    { state: { ...sample, theme: "dark" }, dom: "", aria: "", pixels: dark, complaints: inDark },
  ]
}
