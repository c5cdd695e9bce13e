import type { TrackedEvent } from "./eventRecord"

/** The record of a half-sheet that is shown. */
export const sheetView = (page: string, sheet: string): TrackedEvent => ({
  page,
  key: `sheet_${sheet}_view`,
  action: "view",
  isSheet: true,
})
