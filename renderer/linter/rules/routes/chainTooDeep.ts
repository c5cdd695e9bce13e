import { type Context, error, type Fields, isList, isText, type Json, referencesOf } from "../../kit"

const maxChain = 2

/** Whether an action puts a question or a half-sheet over the screen. */
function coversScreen({ vocabulary }: Context, { do: name }: Fields): boolean {
  const effect = isText(name) ? vocabulary.find("action", name)?.effect : undefined
  return effect === "asks" || effect === "covers"
}

/** Greatest number of surfaces that open from one another. */
function chainBelow(context: Context, value: Json, open: readonly string[]): number {
  if (open.length > maxChain + 2 || typeof value !== "object" || value === null) return 0
  const longest = (parts: Fields | readonly Json[], above = open) =>
    Math.max(0, ...Object.values<Json>(parts).map((part) => chainBelow(context, part, above)))
  if (isList(value) || !coversScreen(context, value)) return longest(value)
  const { sheet, ...rest } = value
  const named = isText(sheet) && !open.includes(sheet) ? context.set.find("sheet", sheet) : undefined
  const inside = named === undefined ? 0 : chainBelow(context, named.document.buttons, [...open, named.id])
  return 1 + Math.max(longest(rest, [...open, "inline"]), inside)
}

export const chainTooDeep = error(
  "chain-too-deep",
  "No popup or sheet opens from another that opened from a third.",
  function* (context) {
    const told = new Set<string>()
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      if (document.kind === "sheet" || !coversScreen(context, action)) continue
      const place = `${document.file}#${pointer}`
      const isWithin = [...told].some((outer) => place.startsWith(`${outer}/`))
      const depth = isWithin ? 0 : chainBelow(context, action, [])
      if (depth <= maxChain) continue
      told.add(place)
      yield { document, pointer, values: { depth } }
    }
  },
)
