/** What parsers read differently, or what no address of ours has: controls, backslashes, percent signs, slashes in disguise. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const ambiguous = /[\u0000-\u001f\u007f-\u009f\\/%]/

/** As it may stand in a request line. */
const plain = /^\/[\x21-\x22\x24-\x5b\x5d-\x7e]*$/

/**
 * The one reading of a request's address, which router, guard and files share: decoded once and spelled in one way,
 * without empty segments and dots. Undefined for an address that somebody else might read otherwise.
 */
export function readAddress(raw: string): string | undefined {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(raw) ?? []
  if (!plain.test(path)) return undefined
  const segments: string[] = []
  for (const coded of path.slice(1).split("/")) {
    const segment = decoded(coded)
    if (segment === undefined || ambiguous.test(segment)) return undefined
    if (segment === "..") segments.pop()
    else if (segment !== "" && segment !== ".") segments.push(segment)
  }
  const isFolder = segments.length > 0 && path.endsWith("/")
  return `/${segments.map(encodeURIComponent).join("/")}${isFolder ? "/" : ""}${query}`
}

function decoded(coded: string): string | undefined {
  try {
    return decodeURIComponent(coded)
  } catch {
    return undefined
  }
}
