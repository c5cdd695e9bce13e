import type { FramePage } from "../device/watchFrame"
import { nativeSurroundings, screenOn, surroundingsOf } from "./appPage"
import { findControl, type FoundControl, isPlaceDrawn } from "./controls"
import type { Hindrance } from "./hindrances"
import { type ControlStep, type DoneStep, nativePlace, pagePlace, targetOfStep } from "./steps"

/** The device that is played on. */
export interface PlayedDevice {
  /** Undefined while a page is on its way, and where it is none of ours. */
  page(): FramePage | undefined
  /** Everything that the phone draws itself. */
  native(): HTMLElement | undefined
  /** Calls that a page waits for. */
  running(): number
}

export type Looked = FoundControl | { readonly hindrance: Hindrance }

const hindered = (kind: Hindrance["kind"]): Looked => ({ hindrance: { kind } })

/** Looks for the control of a step as the device stands. */
export function lookFor({ screen, step }: DoneStep & { readonly step: ControlStep }, device: PlayedDevice): Looked {
  const target = targetOfStep(step)
  const [place] = target
  const native = device.native()
  if (place === nativePlace) {
    const found = native && findControl(target, nativeSurroundings(native))
    return found ? usable(found, step) : hindered("no-native")
  }
  const page = device.page()
  if (!page) return hindered("no-page")
  if (native?.querySelector(".p-cover")) return hindered("covered")
  const shown = screenOn(page)
  if (shown !== screen) return { hindrance: { kind: "other-screen", screen: shown } }
  if (place === pagePlace) return { element: page.document.body }
  const surroundings = surroundingsOf(page)
  const found = findControl(target, surroundings)
  if (!found)
    return hindered(place.startsWith("#") && !isPlaceDrawn(place, surroundings) ? "no-question" : "no-control")
  const above = [...page.document.querySelectorAll("dialog[open]")].at(-1)
  return above && !above.contains(found.element) ? hindered("behind") : usable(found, step)
}

const fields = "input:not([type=file]), select, textarea"
/** What can be given something, by the verb. */
const takers: Readonly<Partial<Record<ControlStep[0], string>>> = { i: fields, c: fields, u: "input[type=file]" }

function usable(found: FoundControl, step: ControlStep): Looked {
  const { element } = found
  if (element.matches(":disabled")) return hindered("closed")
  // A question is asked with another control by now.
  if (!element.matches(takers[step[0]] ?? "*")) return hindered("other-control")
  // What counts down, or loads, can be pressed in a while.
  if (step[0] === "t" && step[4] === undefined && element.getAttribute("aria-disabled") === "true")
    return hindered("waiting")
  if (step[0] !== "i" || element.tagName !== "SELECT") return found
  const { options } = element as HTMLSelectElement
  return [...options].some(({ value }) => value === step[4]) ? found : hindered("no-option")
}

/** What the app shows of itself while it starts, while it waits, and while something in front goes. */
const passing = "#start:not([data-failed]), .k-loader[data-veil], dialog[data-closing]"

/** Something is still on its way: a page, a call, a screen. */
export function isBusy(device: PlayedDevice): boolean {
  const page = device.page()
  if (!page) return device.native()?.querySelector(".p-cover") === null
  const { document } = page
  const isComing = document.URL === "about:blank" || document.readyState !== "complete"
  if (isComing || device.running() > 0) return true
  const screen = document.querySelector<HTMLElement>("[data-screen]")
  const isUnsettled = screen !== null && screen.dataset["settled"] !== "true"
  return isUnsettled || document.querySelector(passing) !== null
}
