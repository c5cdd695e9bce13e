import type { Difference } from "./baselines"
import { nameOf, type State } from "./states"

const layers: Readonly<Record<Difference["layer"], string>> = {
  dom: "中身（DOM）",
  aria: "読み上げ（ARIA）",
  pixels: "見た目",
}
export const themeNames: Readonly<Record<State["theme"], string>> = { light: "明るい配色", dark: "暗い配色" }

/** A state as people read it. */
export const describeState = (state: State): string => `${nameOf(state)}（${themeNames[state.theme]}）`

/** What differs, and the places below it where they are known. */
export const describeDifference = ({ layer, what, detail }: Difference): string =>
  [`${layers[layer]}: ${what}`, ...(detail === undefined ? [] : [detail])].join("\n")
