/** Widgets that show things. Options in one place, so that documents are checked against what is drawn. */
import { amountWidgets } from "./widgets/amounts"
import { boxWidgets } from "./widgets/boxes"
import { rowWidgets } from "./widgets/rows"
import { tapWidgets } from "./widgets/taps"
import { textWidgets } from "./widgets/texts"

export const widgetWords = [...textWidgets, ...amountWidgets, ...rowWidgets, ...boxWidgets, ...tapWidgets] as const
