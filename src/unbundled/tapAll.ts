import type { Waits } from "./waits"
import { writePage } from "./writePage"

const tappable =
  "button:not([disabled]), a[href], [role=button], [role=tab], input[type=radio], input[type=checkbox], summary"
const writable =
  "input:not([type=radio], [type=checkbox], [type=file], [readonly], [disabled]), textarea:not([disabled]), select:not([disabled])"

/** Enough for every screen; a list of a thousand rows is tapped at its beginning. */
const mostTaps = 100

const mostTurns = 1_000

/**
 * Taps everything once, and what comes by that, too; then writes into everything. Says after each of it what has become of the
 * page.
 */
export async function tapAll(container: Element, heard: string[], waits: Waits): Promise<string> {
  const tapped = new Set<Element>()
  const left = new Set<Element>()
  const said: string[] = []
  const say = async (does: () => void) => {
    const before = heard.length
    does()
    await untilQuiet()
    said.push(...heard.slice(before), writePage(document))
    if (!waits.pass()) return
    await untilQuiet()
    said.push(writePage(document))
  }
  const layer = () => [...container.querySelectorAll("dialog[open]")].findLast((dialog) => !left.has(dialog))
  while (tapped.size < mostTaps) {
    // What lies over the page keeps every tap to itself.
    const over = layer()
    const next = [...(over ?? container).querySelectorAll<HTMLElement>(tappable)].find((one) => !tapped.has(one))
    if (next) {
      tapped.add(next)
      await say(() => next.click())
    } else if (over) {
      left.add(over)
      await say(() => over.dispatchEvent(new Event("cancel", { cancelable: true })))
    } else break
  }
  for (const field of container.querySelectorAll<HTMLInputElement>(writable))
    for (let time = 0; time < 2; time += 1) await say(() => write(field))
  return said.join("\n")
}

/** Taps what has these keys, where it is there. */
export async function tapKeys(container: Element, keys: readonly string[], heard: readonly string[]): Promise<string> {
  const said: string[] = []
  for (const key of keys) {
    const before = heard.length
    const found = [...container.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)]
    found.at(-1)?.click()
    await untilQuiet()
    said.push(...heard.slice(before), writePage(document))
  }
  return said.join("\n")
}

/** Something where nothing stands, nothing where something does. */
function write(field: HTMLInputElement | HTMLSelectElement): void {
  field.focus()
  const others = field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : ["", "1"]
  const value = others.find((one) => one !== field.value) ?? ""
  // Set as a browser sets it: what draws the field keeps what it has set itself.
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
  field.blur()
}

/** What is closing takes its time: what is tapped meanwhile would differ from run to run. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 3 || (turn < mostTurns && document.querySelector("[data-closing]") !== null); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
