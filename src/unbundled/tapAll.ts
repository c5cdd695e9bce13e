import type { Waits } from "./waits"
import { writePage } from "./writePage"

const tappable =
  "button:not([disabled]), a[href], [role=button], [role=tab], input[type=radio], input[type=checkbox], summary"

/** Enough for every screen; a list of a thousand rows is tapped at its beginning. */
const mostTaps = 60

const mostTurns = 1_000

/** Taps everything once, and what comes by that, too; says after each tap what has become of the page. */
export async function tapAll(container: Element, heard: string[], waits: Waits): Promise<string> {
  const tapped = new Set<Element>()
  const said: string[] = []
  while (tapped.size < mostTaps) {
    // What lies over the page keeps every tap to itself.
    const within = [...container.querySelectorAll("dialog[open]")].at(-1) ?? container
    const next = [...within.querySelectorAll<HTMLElement>(tappable)].find((element) => !tapped.has(element))
    if (!next) break
    tapped.add(next)
    const before = heard.length
    next.click()
    await untilQuiet()
    said.push(...heard.slice(before), writePage(document))
    if (!waits.pass()) continue
    await untilQuiet()
    said.push(writePage(document))
  }
  return said.join("\n")
}

/** What is closing takes its time: what is tapped meanwhile would differ from run to run. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 3 || (turn < mostTurns && document.querySelector("[data-closing]") !== null); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
