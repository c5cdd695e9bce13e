/** What a property refers to by its name. */
export type NamedKind =
  | "autocomplete"
  | "conversion"
  | "format"
  | "icon"
  | "illustration"
  | "skeleton"
  | "sheet"
  | "form"
  | "call"
  | "flow"
  | "message"
  | "place"
  | "condition"
  | "path"
  | "link"

/** Properties whose value is the name of something else, and of what. */
const kinds: Readonly<Record<string, NamedKind>> = {
  autocomplete: "autocomplete",
  convert: "conversion",
  icon: "icon",
  illustration: "illustration",
  picture: "illustration",
  loading: "skeleton",
  sheet: "sheet",
  form: "form",
  call: "call",
  flow: "flow",
  message: "message",
  to: "place",
  screen: "place",
  back: "place",
  condition: "condition",
  link: "link",
}

/** Undefined for words that stand for themselves. */
export function namedKind(name: string, value: string): NamedKind | undefined {
  if (/^\$[\w.]+$/.test(value)) return "path"
  if (name === "format" || name.endsWith("Format")) return "format"
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}
