import * as fc from "fast-check"

const doors = [
  "/api/aco/progress",
  "/api/bff/nisa/preset",
  "/api/legacy/v2/client/withdraw_select",
  "/api/brand/brand/url/v1",
  "/__sandbox/reset",
  "/__sandbox/journal",
  "/__sandbox/worlds",
  "/config.json",
]

const hex = (sign: string) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`

/** Other spellings of one sign or of the way between two: what one parser undoes and another does not. */
const spellings: readonly ((path: string, at: number) => string)[] = [
  (path, at) => splice(path, at, hex),
  (path, at) => splice(path, at, (sign) => hex(sign).toUpperCase()),
  (path, at) => splice(path, at, (sign) => `%25${hex(sign).slice(1)}`),
  (path, at) => splice(path, at, (sign) => sign.toUpperCase()),
  (path) => path.replace("/", "//"),
  (path) => path.replaceAll("/", "//"),
  (path) => path.replace("/", "/./"),
  (path) => path.replace("/", "/%2e/"),
  (path) => path.replace("/", "/x/../"),
  (path) => path.replace("/", "/x/%2e%2E/"),
  (path) => path.replace("/", "/../../"),
  (path) => path.replace("/", "/\\"),
  (path) => path.replace("/", "\\"),
  (path) => path.replace("/", "/%5c"),
  (path) => path.replace(/\/(?=[^/]*$)/, "%2f"),
  (path) => path.replace(/\/(?=[^/]*$)/, "\\"),
  (path) => path.replace(/\/(?=[^/]*$)/, ";x=1/"),
  (path, at) => splice(path, at, (sign) => `%00${sign}`),
  (path) => `${path}%00`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}%20`,
  (path) => `${path}#x`,
  (path) => `${path}?/../..`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/%ff${path}`,
  (path) => `/%E0%A4%A${path}`,
  (path) => `/%c0%af${path}`,
  (path) => `/\u00e9${path}`,
]

function splice(path: string, at: number, change: (sign: string) => string): string {
  const index = at % path.length
  return path.slice(0, index) + change(path[index] ?? "") + path.slice(index + 1)
}

/** The same addresses for the same seed: every door, spelled in up to three other ways at once. */
export function hostileAddresses({ seed, count }: { readonly seed: number; readonly count: number }) {
  const change = fc.tuple(fc.constantFrom(...spellings), fc.nat(60))
  const address = fc
    .tuple(fc.constantFrom(...doors), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([door, changes]) => changes.reduce((path, [spell, at]) => spell(path, at), door))
  return fc.sample(address, { seed, numRuns: count })
}
