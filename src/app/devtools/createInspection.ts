import type { Inspection } from "../services"
import { watchDetours } from "./detours/watchDetours"
import { tellValues } from "./tellValues"
import { watchBlocks } from "./watchBlocks"

/** Lets the page around this one ask what is drawn, and why; `watchLoads` sees which addresses led elsewhere. */
export function createInspection(page: Window & typeof globalThis) {
  const { watchLoads, hear, follow } = watchDetours(page)
  const inspection: Inspection = {
    watch: watchBlocks(page),
    hear,
    follow(state) {
      follow(state)
      return tellValues(page, state)
    },
  }
  return { inspection, watchLoads }
}
