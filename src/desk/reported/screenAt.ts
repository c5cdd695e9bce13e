import { type Fields, isFields } from "../json"

/**
 * The screen that an address leads to, by its path: `https://…/client/withdraw_select?x=1` or `/client/withdraw_select`. Of the
 * addresses below a flow the last part names the screen.
 */
export function screenAt(address: string, routes: unknown, screens: readonly string[]): string | undefined {
  const path = pathOf(address.trim())
  if (path === "" || !isFields(routes)) return undefined
  const exact = Object.hasOwn(routes, path) ? routes[path] : undefined
  const named = isFields(exact) ? screenOf(exact, routes) : undefined
  const last = path.split("/").at(-1) ?? ""
  return [named, last].find((id) => id !== undefined && screens.includes(id))
}

/** Newer versions of the app may have another screen there. */
function screenOf(route: Fields, routes: Fields): string | undefined {
  const newer = typeof route["v2"] === "string" ? routes[route["v2"]] : undefined
  const screen = isFields(newer) ? newer["screen"] : route["screen"]
  return typeof screen === "string" ? screen : undefined
}

function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? "")
  return path.length > 1 ? path.replace(/\/$/, "") : path
}
