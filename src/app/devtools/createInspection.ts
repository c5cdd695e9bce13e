import type { Inspection } from "../services"
import { tellValues } from "./tellValues"
import { watchBlocks } from "./watchBlocks"

/** Lets the page around this one ask what is drawn, and why. */
export const createInspection = (page: Window & typeof globalThis): Inspection => ({
  watch: watchBlocks(page),
  follow: (state) => tellValues(page, state),
})
