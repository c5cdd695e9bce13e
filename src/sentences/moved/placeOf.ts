import type { Difference } from "../../../renderer/editing"

/** Where a difference stands, or stood; empty for what was only changed in its place. */
export const placeOf = (difference: Difference): string =>
  difference.kind === "added" ? difference.to : difference.kind === "removed" ? difference.from : ""
