/** Path with its query; values that are missing are left out. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const [base = "", own = ""] = path.split("?")
  const parameters = new URLSearchParams(own)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text === "" ? base : `${base}?${text}`
}

/** The first value of each name counts. */
export function parseQuery(search: string): Readonly<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(read, name) && name !== "__proto__") read[name] = value
  }
  return read
}
