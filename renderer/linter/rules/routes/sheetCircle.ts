import { type Context, error, isText, type Json, type LoadedDocument, objectsIn, remember, within } from "../../kit"

interface Opening {
  readonly sheet: string
  readonly pointer: string
}

/** The half-sheets that each half-sheet opens, with the place that names them. */
const openings = remember(
  ({ set }): ReadonlyMap<string, readonly Opening[]> =>
    new Map(set.all("sheet").map((sheet) => [sheet.id, sheetsNamedIn(set.all("sheet"), sheet)])),
)

function sheetsNamedIn(
  sheets: readonly LoadedDocument<"sheet">[],
  { document }: LoadedDocument<"sheet">,
): readonly Opening[] {
  const known = new Set(sheets.map(({ id }) => id))
  return [...objectsIn(document as unknown as Json)].flatMap(([{ do: action, sheet }, pointer]) =>
    isText(action) && isText(sheet) && known.has(sheet) ? [{ sheet, pointer: within(pointer, "sheet") }] : [],
  )
}

/** Whether a half-sheet leads back to another, through as many as there are. */
function leadsTo(context: Context, from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(openings(context).get(next) ?? []).map(({ sheet }) => sheet))
  }
  return false
}

export const sheetCircle = error("sheet-circle", "No half-sheet leads back to itself.", function* (context) {
  for (const document of context.set.all("sheet"))
    for (const { sheet, pointer } of openings(context).get(document.id) ?? [])
      if (leadsTo(context, sheet, document.id)) yield { document, pointer, values: { sheet } }
})
