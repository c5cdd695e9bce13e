import { BlockList } from "./blocks/BlockList"
import { coreWidgets } from "./blocks/coreWidgets"
import { runActions } from "./actions/runActions"
import { renderSheet } from "./blocks/SheetHost"
import type { ScreenParts } from "./actions/screenParts"
import { ScreenState, type ScreenOptions } from "./state/ScreenState"

const parts: ScreenParts = {
  coreWidgets,
  runActions,
  renderSheet: renderSheet,
  renderBlocks: (blocks, scope) => <BlockList blocks={blocks} scope={scope} />,
}

/** A screen that is about to be opened. Nothing happens before `beginScreen`. */
export const createScreen = (opening: ScreenOptions): ScreenState => new ScreenState(opening, parts)
