export type KeyboardKind = "digits" | "letters" | "kana"

const modes: Readonly<Record<string, KeyboardKind>> = {
  numeric: "digits",
  decimal: "digits",
  tel: "digits",
  email: "letters",
  url: "letters",
}
const withoutKeyboard = new Set(["button", "checkbox", "file", "image", "radio", "range", "reset", "submit", "hidden"])

/** The keyboard that a phone brings up for an element; undefined for what nobody types into. */
export function keyboardKind(element: Element | null): KeyboardKind | undefined {
  if (element === null) return undefined
  const type = element.getAttribute("type") ?? "text"
  const isTyped = element.tagName === "TEXTAREA" || (element.tagName === "INPUT" && !withoutKeyboard.has(type))
  if (!isTyped || element.hasAttribute("readonly")) return undefined
  const mode = element.getAttribute("inputmode") ?? type
  if (mode === "none") return undefined
  return type === "password" ? "letters" : (modes[mode] ?? "kana")
}
