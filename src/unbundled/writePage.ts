/** Enough to tell an element from the others. */
const mostLetters = 200

/** A page as text: its elements with what is typed and ticked in them, its title, where the focus is, and where it would have led. */
export function writePage(page: Document): string {
  const fields = [...page.body.querySelectorAll("input, select, textarea, button, details, dialog")].map(writeField)
  const { title, documentElement } = page
  const focused = page.activeElement === page.body ? "" : (page.activeElement?.outerHTML.slice(0, mostLetters) ?? "")
  return [title, focused, JSON.stringify(documentElement.dataset), page.body.innerHTML, ...fields].join("\n")
}

const properties = ["value", "checked", "disabled", "readOnly", "required", "open", "maxLength"] as const

/** What is set as a property of an element stands in no attribute. */
function writeField(field: Element): string {
  const own = field as unknown as Readonly<Record<string, unknown>>
  return properties.map((name) => String(own[name] ?? "")).join(" ")
}
