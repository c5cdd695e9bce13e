import type { Registry } from "../../renderer"
import { formats } from "../formats"
import { conversions } from "../formats/conversions"
import { skeletons } from "../widgets/skeletons"

/** What documents may name and every screen may need; what draws comes with the screens that name it. */
export const parts = { formats, conversions, skeletons } satisfies Partial<Registry>
