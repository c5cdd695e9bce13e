import { BlockList } from "./BlockList"
import { coreWidgets } from "./coreWidgets"
import { runActions } from "./runActions"
import { sheetDrawing } from "./SheetHost"
import type { ScreenParts } from "./screenParts"
import { ScreenState, type ScreenOpening } from "./ScreenState"

const parts: ScreenParts = {
  coreWidgets,
  runActions,
  drawSheet: sheetDrawing,
  drawBlocks: (blocks, scope) => <BlockList blocks={blocks} scope={scope} />,
}

/** A screen that is about to be opened. Nothing happens before `beginScreen`. */
export const createScreen = (opening: ScreenOpening): ScreenState => new ScreenState(opening, parts)
