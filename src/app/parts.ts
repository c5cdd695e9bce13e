import type { Registry } from "../../renderer"
import { formats } from "../formats"
import { conversions } from "../formats/conversions"
import { displays } from "../widgets/displays"
import { controls } from "../widgets/inputs"
import { skeletons } from "../widgets/skeletons"

/** Everything that documents may name and that needs no store. */
export const parts = { widgets: displays, controls, formats, conversions, skeletons } satisfies Partial<Registry>
