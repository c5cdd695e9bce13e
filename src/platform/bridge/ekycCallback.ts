const sessionId = /^[A-Za-z0-9_-]{1,128}$/

/** The eKYC session that the native layer came back with, from the query of the page. */
export function parseEkycSessionId(query: URLSearchParams): string | undefined {
  const value = query.get("ekycSessionId")
  return value !== null && sessionId.test(value) ? value : undefined
}
