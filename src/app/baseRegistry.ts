import type { Registry } from "../../renderer"
import { formats } from "../formats"
import { skeletons } from "../skeletons"

/** What documents may name and every screen may need; the rest comes with the screens that name it. */
export const baseRegistry = { formats, skeletons } satisfies Partial<Registry>
