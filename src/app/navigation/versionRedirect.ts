import { isAtLeast } from "../../domain/appVersion"
import type { CompiledApp } from "../../../renderer"

/** The v2 route that takes the place of a path, where the app's version is new enough. */
export function findVersionRedirect(
  { routes, constants }: Pick<CompiledApp, "routes" | "constants">,
  path: string,
  appVersion: string,
): string | undefined {
  const newer = Object.hasOwn(routes, path) ? routes[path]?.v2 : undefined
  const from = constants["v2FromVersion"]
  return newer !== undefined && typeof from === "string" && isAtLeast(appVersion, from) ? newer : undefined
}
