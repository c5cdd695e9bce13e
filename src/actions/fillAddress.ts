const place = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g

/** What a place of an address may become: a text or a number that is no step up or down a path. */
function encoded(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const text = String(value)
  return text === "" || /^\.+$/.test(text) ? undefined : encodeURIComponent(text)
}

/**
 * An address from its template: each `{NAME}` becomes the value of that name, percent-encoded. Undefined where the template
 * is no text or a value is missing, so that nobody is led to half an address.
 */
export function fillAddress(template: unknown, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  if (typeof template !== "string") return undefined
  const names = Array.from(template.matchAll(place), ([, name = ""]) => name)
  const filled = new Map(names.map((name) => [name, Object.hasOwn(values, name) ? encoded(values[name]) : undefined]))
  if ([...filled.values()].includes(undefined)) return undefined
  return template.replaceAll(place, (_, name: string) => filled.get(name) ?? "")
}
