import { remember } from "../../kit"

/** Codes of every table, as texts. */
export const tableCodes = remember(
  ({ set }): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(set.all("codes").map(({ id, document }) => [id, new Set(document.codes.map(({ code }) => String(code)))])),
)
