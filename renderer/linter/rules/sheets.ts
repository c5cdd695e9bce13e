import { fieldsOf, isFields, listOf, textOf, textsOf, within } from "../json"
import { suggestion } from "../nearest"
import { error, remember, type Breach, type Context, type LoadedDocument, type Rule } from "../rule"
import { sitesOf } from "../sites"

/** Styles that the registered button knows. */
const buttonStyles = remember((context): readonly string[] => {
  const style = fieldsOf(fieldsOf(context.vocabulary.find("widget", "button")?.options["properties"])["style"])
  return textsOf(style["enum"])
})

/** Actions that put a surface over the screen: those that open a sheet, and popups. */
const isSurface = (context: Context, action: unknown): boolean => {
  const effect = context.vocabulary.find("action", textOf(fieldsOf(action)["do"]) ?? "")?.effect
  return effect === "asks" || effect === "covers"
}

const deepestChain = 2

/** Greatest number of surfaces that open from one another. */
function chainBelow(context: Context, value: unknown, open: readonly string[]): number {
  if (open.length > deepestChain + 2 || typeof value !== "object" || value === null) return 0
  if (!isFields(value) || !isSurface(context, value))
    return Math.max(0, ...Object.values(value).map((child) => chainBelow(context, child, open)))
  const { sheet, ...rest } = value
  const inline = Math.max(0, ...Object.values(rest).map((child) => chainBelow(context, child, [...open, "inline"])))
  const named = typeof sheet === "string" && !open.includes(sheet) ? context.set.find("sheet", sheet) : undefined
  const inside = named === undefined ? 0 : chainBelow(context, named.document.buttons, [...open, named.id])
  return 1 + Math.max(inline, inside)
}

function* deepChains(context: Context): Iterable<Breach> {
  const reported = new Set<string>()
  for (const { document, pointer, action } of sitesOf(context, "action")) {
    if (document.kind === "sheet" || !isSurface(context, action)) continue
    const outer = [...reported].some((place) => `${document.file}#${pointer}`.startsWith(`${place}/`))
    const depth = outer ? 0 : chainBelow(context, action, [])
    if (depth <= deepestChain) continue
    reported.add(`${document.file}#${pointer}`)
    yield { document, pointer, values: { depth } }
  }
}

const sheets = (context: Context): readonly LoadedDocument[] => context.set.all("sheet")

export const sheetRules: readonly Rule[] = [
  error("sheet-without-button", "Every sheet has a button.", function* (context) {
    for (const sheet of sheets(context)) {
      const { buttons } = fieldsOf(sheet.document)
      if (Array.isArray(buttons) && buttons.length === 0) yield { document: sheet, pointer: "/buttons" }
    }
  }),
  error("unknown-button-style", "Buttons have a style that is registered.", function* (context) {
    const known = buttonStyles(context)
    for (const sheet of sheets(context)) {
      for (const [index, button] of listOf(fieldsOf(sheet.document)["buttons"]).entries()) {
        const { style } = fieldsOf(button)
        if (known.length > 0 && typeof style === "string" && !known.includes(style))
          yield {
            document: sheet,
            pointer: within("/buttons", index, "style"),
            values: { name: style, known, ...suggestion(style, known) },
          }
      }
    }
  }),
  error("chain-too-deep", "No popup or sheet opens from another that opened from a third.", deepChains),
]
