import type { ActionEnd } from "../../renderer"

/** The next action follows. */
export const ok: ActionEnd = { outcome: "ok" }
/** All is well, and the screen is left: nothing follows. */
export const left: ActionEnd = { outcome: "ok", stop: true }
/** The allow-list does not let the target through; the document may say what follows. */
export const refused: ActionEnd = { outcome: "refused" }
