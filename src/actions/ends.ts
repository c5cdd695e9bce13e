import type { ActionEnd, Scope } from "../../renderer"

/** The next action follows. */
export const ok: ActionEnd = { outcome: "ok" }
/** All is well, and the screen is left: nothing follows. */
export const left: ActionEnd = { outcome: "ok", stop: true }
/** The allow-list does not let the target through; the document may say what follows. */
export const refused: ActionEnd = { outcome: "refused" }

/** True for what runs in the body of a half-sheet: its scope has the values that the sheet was opened with. */
export const isInsideSheet = (scope: Scope): boolean => scope.get(["sheet"]) !== undefined
