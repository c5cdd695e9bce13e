import type { Registry, FormatContext } from "../../renderer"
import { formats } from "../formats"
import { conversions } from "../formats/conversions"
import { displays } from "../widgets/displays"
import { controls } from "../widgets/inputs"
import { skeletons } from "../widgets/skeletons"

/** Everything that documents may name and that needs no store. */
export const parts: Partial<Registry> = { widgets: displays, controls, formats, conversions, skeletons }

/** How values become texts: formats, code tables, and where mistakes are told. */
export const createFormatting = (context: FormatContext) => ({ formats, context })
