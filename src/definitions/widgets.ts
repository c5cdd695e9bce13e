/** Widgets that show things. Options in one place, so that documents are checked against what is drawn. */
import { amountWidgets } from "./displays/amounts"
import { boxWidgets } from "./displays/boxes"
import { rowWidgets } from "./displays/rows"
import { tapWidgets } from "./displays/taps"
import { textWidgets } from "./displays/texts"

export const widgetDefinitions = [
  ...textWidgets,
  ...amountWidgets,
  ...rowWidgets,
  ...boxWidgets,
  ...tapWidgets,
] as const
