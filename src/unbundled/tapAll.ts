import type { Waits } from "./waits"
import { writePage } from "./writePage"

const tappable =
  "button:not([disabled]), a[href], [role=button], [role=tab], [role=option], input[type=radio], input[type=checkbox], summary"
const writable =
  "input:not([type=radio], [type=checkbox], [type=file], [readonly], [disabled]), textarea:not([disabled]), select:not([disabled])"

/** Enough for every screen; a list of a thousand rows is tapped at its beginning. */
const mostTaps = 100

const mostTurns = 1_000

export interface Writing {
  /** What is written into every field first, one after the other. */
  readonly texts?: readonly string[] | undefined
  /** All is written before the first tap, too, and tapped again at the end: only then something else was chosen meanwhile. */
  readonly isTwice?: boolean | undefined
  /** What has one of these words is tapped before its neighbours: what they do may end it. */
  readonly first?: readonly string[] | undefined
}

/**
 * Taps everything once, and what comes by that, too; then writes into everything. What lies over the page is written into before it is
 * tapped, for a tap may end it. Says after each of it what has become of the page.
 */
export async function tapAll(
  container: Element,
  heard: string[],
  waits: Waits,
  { texts = [], isTwice = false, first = [] }: Writing = {},
): Promise<string> {
  const tapped = new Set<Element>()
  const left = new Set<Element>()
  const written = new Set<Element>()
  const said: string[] = []
  const say = async (does: () => void) => {
    const before = heard.length
    does()
    await untilQuiet(waits)
    said.push(...heard.slice(before), writePage(document))
    if (!waits.pass()) return
    await untilQuiet(waits)
    said.push(writePage(document))
  }
  const writeAll = async (within: Element) => {
    for (const field of within.querySelectorAll<HTMLInputElement>(writable))
      for (const text of [...texts, undefined, undefined]) await say(() => write(field, text))
  }
  const leave = async (over: Element) => {
    left.add(over)
    await say(() => over.dispatchEvent(new Event("cancel", { cancelable: true })))
  }
  /** What was closed by its first button is closed by its last one now; then the app is left for another, and seen again. */
  const tapAgain = async () => {
    for (const one of tapped) {
      if (!one.isConnected) continue
      await say(() => (one as HTMLElement).click())
      const last = [...(layer()?.querySelectorAll<HTMLElement>(tappable) ?? [])].at(-1)
      if (last) await say(() => last.click())
      const over = layer()
      if (over) await leave(over)
    }
    for (const state of ["hidden", "visible"]) await say(() => show(state))
  }
  const layer = () => [...container.querySelectorAll("dialog[open]")].findLast((dialog) => !left.has(dialog))
  if (isTwice && !layer()) await writeAll(container)
  while (tapped.size < mostTaps) {
    // What lies over the page keeps every tap to itself.
    const over = layer()
    if (over && !written.has(over)) {
      written.add(over)
      await writeAll(over)
    }
    const open = [...(over ?? container).querySelectorAll<HTMLElement>(tappable)].filter((one) => !tapped.has(one))
    const next = open.find(({ textContent }) => first.some((words) => textContent.includes(words))) ?? open[0]
    if (next) {
      tapped.add(next)
      await say(() => next.click())
    } else if (over) await leave(over)
    else break
  }
  await writeAll(container)
  if (isTwice) await tapAgain()
  return said.join("\n")
}

function show(state: string): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state })
  document.dispatchEvent(new Event("visibilitychange"))
  Reflect.deleteProperty(document, "visibilityState")
}

/** The text, or else something where nothing stands, nothing where something does; ended with Enter. */
function write(field: HTMLInputElement | HTMLSelectElement, text: string | undefined): void {
  field.focus()
  const others = field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : ["", "1"]
  const value = text ?? others.find((one) => one !== field.value) ?? ""
  // Set as a browser sets it: what draws the field keeps what it has set itself.
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
  field.blur()
}

/** What is closing takes its time: what is tapped meanwhile would differ from run to run. */
async function untilQuiet(waits: Waits): Promise<void> {
  const isBusy = () => waits.isSoon() || document.querySelector("[data-closing]") !== null
  for (let turn = 0; turn < 3 || (turn < mostTurns && isBusy()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
