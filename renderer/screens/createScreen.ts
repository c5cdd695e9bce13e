import { coreWidgets } from "./blocks/coreWidgets"
import { createForm } from "./state/createForm"
import { ScreenState, type ScreenOptions } from "./state/ScreenState"

/** A screen that is about to be opened. Nothing happens before `startScreen`. */
export const createScreen = (options: ScreenOptions): ScreenState =>
  new ScreenState(options, { widgets: coreWidgets, createForm })
