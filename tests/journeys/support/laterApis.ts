import type { Browser, BrowserContext } from "@playwright/test"
import compat from "@mdn/browser-compat-data" with { type: "json" }
import { oldestBrowsers } from "../../../src/supportedBrowsers"

/** What one of the oldest browsers does not have: globals, and members by the name of the global that has them. */
export interface LaterApis {
  readonly globals: readonly string[]
  readonly own: Readonly<Record<string, readonly string[]>>
  readonly inherited: Readonly<Record<string, readonly string[]>>
}

interface Statement {
  readonly version_added: string | boolean | null
  readonly version_removed?: string | boolean | null
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

interface Compat {
  readonly support: Readonly<Record<string, Statement | readonly Statement[] | undefined>>
}

type Feature = Readonly<Record<string, unknown>> & { readonly __compat?: Compat }
type Features = Readonly<Record<string, Feature>>

const oldest = [
  ["safari_ios", oldestBrowsers.safari],
  ["chrome_android", oldestBrowsers.chrome],
] as const

const isLater = ({ support }: Compat): boolean =>
  oldest.some(([browser, version]) => ![support[browser] ?? []].flat().some((one) => isThere(one, version)))

function isThere({ version_added: added, version_removed: removed, flags, ...names }: Statement, version: number) {
  if (flags !== undefined || names.prefix !== undefined || names.alternative_name !== undefined) return false
  if (typeof removed === "string" ? numberOf(removed) <= version : removed === true) return false
  return added === true || (typeof added === "string" && numberOf(added) <= version)
}

const numberOf = (version: string) => Number.parseFloat(version.replace("≤", ""))

/** Of a web API MDN says which members are static; of JavaScript's own objects it does not, and no name is both. */
const isStatic = /_static$/

/** Journeys follow links themselves by the Navigation API (`links.ts`). */
const isNeededHere = (name: string) => /^navigation$|^Navigat(?:ion|eEvent)/.test(name)

/** What MDN knows of web APIs and of JavaScript's own objects. */
export function laterApis(): LaterApis {
  const globals: string[] = []
  const own: Record<string, readonly string[]> = {}
  const inherited: Record<string, readonly string[]> = {}
  const apis = Object.entries(compat.api as unknown as Features)
  const builtins = Object.entries(compat.javascript.builtins as unknown as Features)
  const isBuiltin = new Set(builtins.map(([name]) => name))
  for (const [name, { __compat, ...features }] of [...apis, ...builtins]) {
    if (isNeededHere(name)) continue
    if (__compat && isLater(__compat)) globals.push(name)
    const later = Object.entries(features as Features).flatMap(([member, feature]) =>
      feature.__compat && isLater(feature.__compat) && !isNeededHere(member) ? [member] : [],
    )
    const statics = later.filter((member) => isBuiltin.has(name) || isStatic.test(member))
    own[name] = statics.map((member) => member.replace(isStatic, ""))
    inherited[name] = later.filter((member) => !isStatic.test(member))
  }
  return { globals, own, inherited }
}

/** Those of them that this browser has: most are known to others only, and each costs every page a moment. */
export async function laterApisOf(browser: Browser): Promise<LaterApis> {
  const page = await browser.newPage()
  const found = await page.evaluate(keepKnown, laterApis())
  await page.close()
  return found
}

/** Pages of this context have only what the oldest browsers have, whichever browser shows them. */
export const withoutLaterApis = async (context: BrowserContext, apis: LaterApis): Promise<void> =>
  void (await context.addInitScript(forget, apis))

/** Runs in a page. */
function keepKnown({ globals, own, inherited }: LaterApis): LaterApis {
  const known: Record<"own" | "inherited", Record<string, readonly string[]>> = { own: {}, inherited: {} }
  for (const [kind, groups] of [
    ["own", own],
    ["inherited", inherited],
  ] as const)
    for (const [name, members] of Object.entries(groups)) {
      const owner = Object(Reflect.get(window, name)) as { readonly prototype?: object }
      const holder = kind === "own" ? owner : name === "Window" ? window : owner.prototype
      const there = members.filter((member) => holder && Object.hasOwn(holder, member))
      if (there.length > 0) known[kind][name] = there
    }
  return { ...known, globals: globals.filter((name) => name in window) }
}

/**
 * Runs in every page of customers before anything else. Pages of staff, and what they frame, keep all: staff has newer browsers.
 * Playwright calls `checkVisibility` within the page, so it is hidden from the app's scripts alone.
 */
function forget({ globals, own, inherited }: LaterApis): void {
  if (window !== window.top || /^\/(?:desk\b.*)?$/.test(window.location.pathname)) return
  const { checkVisibility } = Element.prototype
  for (const [name, members] of Object.entries(own))
    for (const member of members) Reflect.deleteProperty(Object(Reflect.get(window, name)), member)
  for (const [name, members] of Object.entries(inherited)) {
    const holder: unknown = name === "Window" ? window : Object(Reflect.get(window, name)).prototype
    for (const member of members) Reflect.deleteProperty(Object(holder), member)
  }
  for (const name of globals) Reflect.deleteProperty(window, name)
  Object.defineProperty(Element.prototype, "checkVisibility", {
    get: () => (new Error().stack?.includes("/assets/") === true ? undefined : checkVisibility),
  })
}
