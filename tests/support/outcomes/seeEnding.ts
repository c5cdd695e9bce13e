import { findVersionRedirect } from "../../../src/app/navigation/versionRedirect"
import type { OpenPlace } from "./openPlace"
import type { Cell } from "./table"

const place = "every_place"

const openDialogs = () => [...document.querySelectorAll("dialog[open]:not([data-closing])")]
const topmost = () => openDialogs().at(-1)
const textOf = (element: Element | null | undefined) => element?.textContent ?? ""
export const screenOnView = () => document.querySelector("[data-screen]")?.getAttribute("data-screen")

/** What a customer reads and does, word for word as the table says it. */
function isShown(open: OpenPlace, one: string): boolean {
  const { left, schemes, hasToken, context } = open
  const space = one.indexOf(" ")
  const [kind, what] = space < 0 ? [one, ""] : [one.slice(0, space), one.slice(space + 1)]
  switch (kind) {
    case "popup":
      return textOf(topmost()?.querySelector(".k-popup__text")) === what
    case "sheet":
      return textOf(topmost()?.querySelector(".k-sheet__title")) === what.replace(/ \([a-z-]+\)$/, "")
    case "toast":
      return textOf(document.querySelector(".k-toast")) === what
    case "page":
      return context.routes.isElsewhere(what) ? left.includes(what) : isAt(open, what)
    case "login":
      return left.includes(schemes.login ?? "") && !hasToken()
    case "close":
      return left.includes(schemes.close ?? "")
    case "leave":
      return left.includes(what)
    default:
      throw new Error(`nobody has said how a customer sees ${kind}`)
  }
}

/** A path, or the id of a screen, or of its second version. The entry of a flow leads on to one of its steps. */
function isAt({ context: { routes, services } }: OpenPlace, target: string): boolean {
  const { pathname } = window.location
  const [path = ""] = target.split("?")
  if (!path.startsWith("/")) {
    const twin = findVersionRedirect(
      services.documents.app,
      routes.pathTo(path, "") ?? "",
      services.stores.context.appVersion,
    )
    return screenOnView() === (twin === undefined ? path : routes.find(twin)?.screen)
  }
  return path === "/account/open" ? pathname.startsWith(`${path}/`) : pathname === path
}

/** The button that leads on: the last one, which closes. */
function pressLast(dialog: Element | undefined): void {
  const buttons = [...(dialog?.querySelectorAll<HTMLButtonElement>("button") ?? [])]
  buttons.at(-1)?.click()
}

/** Sees what is declared, one thing after the other, and does away with it; gives what did not come. */
export async function seeEnding(open: OpenPlace, { shown }: Cell): Promise<readonly string[]> {
  for (const [index, one] of shown.entries()) {
    if (!(await open.until(() => isShown(open, one)))) return [`not shown: ${one}`]
    const dialog = topmost()
    if (index === shown.length - 1 || !/^(popup|sheet) /.test(one)) continue
    pressLast(dialog)
    if (!(await open.until(() => topmost() !== dialog))) return [`stays open: ${one}`]
  }
  return []
}

/** Whatever else is on view: nothing that the table does not declare. */
export function alsoOnView({ left, context }: OpenPlace, { shown }: Cell): readonly string[] {
  const declared = (kind: string) => shown.some((one) => one.startsWith(kind))
  const extra: string[] = []
  if (!declared("popup") && !declared("sheet")) extra.push(...openDialogs().map((dialog) => `dialog ${textOf(dialog)}`))
  if (!declared("toast") && textOf(document.querySelector(".k-toast")) !== "") extra.push("toast")
  const isElsewhere = shown.some((one) => one.startsWith("page ") && context.routes.isElsewhere(one.slice(5)))
  // Who was logged out sees nothing of before.
  const expected = declared("login") ? undefined : place
  if (!declared("page") && screenOnView() !== expected) extra.push(`page ${screenOnView() ?? "none"}`)
  if (!declared("login") && !declared("leave") && !declared("close") && !isElsewhere)
    extra.push(...left.map((url) => `left for ${url}`))
  return extra
}
