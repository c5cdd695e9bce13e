import type { FramePage } from "./watchFrame"

/** What a browser does to every element when the person's own colours are forced on a page. */
const forced = `
  :root { color-scheme: dark; }
  :where(*, ::before, ::after) {
    border-color: CanvasText; outline-color: Highlight; background-color: Canvas; background-image: none;
    color: CanvasText; box-shadow: none; text-shadow: none;
  }
  :where(a) { color: LinkText; }
  :where(button, [role="button"]), :where(button, [role="button"]) :where(*) { background-color: ButtonFace; color: ButtonText; }
  :where(input, select, textarea) { background-color: Field; color: FieldText; }
`

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Forced colours, nearly: no page can switch on the real ones, so the rules that a browser would force are added,
 * and those that the app keeps for this case apply. The rules of the app stand in layers, these in none, so these win.
 */
export function forceColors(page: FramePage, isOn: boolean): void {
  const { document } = page
  if (!isOn && !sheets.has(document)) return
  const sheet = sheets.get(document) ?? new page.CSSStyleSheet()
  sheets.set(document, sheet)
  sheet.replaceSync(
    isOn ? forced + [...document.styleSheets].flatMap(({ cssRules }) => ownRules(cssRules)).join("\n") : "",
  )
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/** The rules that apply with forced colours only, without that condition. */
function ownRules(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    const { cssRules, media } = rule as CSSMediaRule
    if (media?.mediaText.includes("forced-colors: active")) return [...cssRules].map(({ cssText }) => cssText)
    return cssRules === undefined ? [] : ownRules(cssRules)
  })
}
