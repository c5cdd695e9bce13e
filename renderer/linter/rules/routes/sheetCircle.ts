import { asJson, type Context, error, isText, type LoadedDocument, objectsIn, keepFor, within } from "../../kit"

interface Opening {
  readonly sheet: string
  readonly pointer: string
}

/** The half-sheets that a half-sheet opens, with the place that names them. */
const openingsIn = keepFor(({ document }: LoadedDocument<"sheet">): readonly Opening[] =>
  [...objectsIn(asJson(document))].flatMap(([{ do: action, sheet }, pointer]) =>
    isText(action) && isText(sheet) ? [{ sheet, pointer: within(pointer, "sheet") }] : [],
  ),
)

/** Whether a half-sheet leads back to another, through as many as there are. */
function leadsTo(context: Context, from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    const sheet = context.set.find("sheet", next)
    if (sheet) waiting.push(...openingsIn(sheet).map((opening) => opening.sheet))
  }
  return false
}

export const sheetCircle = error("sheet-circle", "No half-sheet leads back to itself.", function* (context) {
  for (const document of context.set.all("sheet"))
    for (const { sheet, pointer } of openingsIn(document))
      if (leadsTo(context, sheet, document.id)) yield { document, pointer, values: { sheet } }
})
