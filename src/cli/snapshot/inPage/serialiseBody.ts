/**
 * Runs in the page: its body as indented text, one node a line, attributes in order, generated ids numbered by
 * appearance, so that only what a customer would notice makes a difference.
 */
export function serialiseBody(): string {
  const ids = new Map<string, string>()
  const references = new Set([
    "id",
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
    "aria-errormessage",
    "list",
    "name",
  ])
  // Follows from how high the letters of this machine are: pixels show it.
  const measured = new Set(["data-scrolled"])
  const skipped = new Set(["SCRIPT", "STYLE", "LINK", "TEMPLATE"])
  const stable = (name: string, value: string) => {
    if (!references.has(name)) return value.replaceAll(/-[\w-]{8}\.(js|css|svg|png)/g, ".$1")
    return value
      .split(" ")
      .map((id) => {
        if (!/^P\d+-\d+/.test(id)) return id
        const known = ids.get(id) ?? `id-${ids.size + 1}`
        ids.set(id, known)
        return known
      })
      .join(" ")
  }
  const lines: string[] = []
  const walk = (node: Node, depth: number): void => {
    const indent = "  ".repeat(depth)
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim()
      if (text !== "") lines.push(`${indent}${text}`)
      return
    }
    if (!(node instanceof Element) || skipped.has(node.tagName)) return
    const attributes = [...node.attributes]
      .filter(({ name }) => !measured.has(name))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
      .map(({ name, value }) => ` ${name}="${stable(name, value)}"`)
    const typed =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? ` :value="${node.value}"` : ""
    const checked = node instanceof HTMLInputElement && node.checked ? " :checked" : ""
    lines.push(`${indent}<${node.tagName.toLowerCase()}${attributes.join("")}${typed}${checked}>`)
    for (const child of node.childNodes) walk(child, depth + 1)
  }
  walk(document.body, 0)
  return `${lines.join("\n")}\n`
}
