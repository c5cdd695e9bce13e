import type { DocumentOf } from "../model/documents"
import type { Documents } from "./rule"

type App = DocumentOf<"app">
type Route = App["routes"][string]

interface AreaBeside {
  /** The one that most addresses of the folder are in. */
  readonly area: string
  /** Whether all of them are. */
  readonly isOnly: boolean
}

export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"))

/** File of what a route draws. */
export const drawnBy = ({ find }: Pick<Documents, "find">, { screen, flow }: Route): string | undefined =>
  find("screen", screen ?? "")?.file ?? find("flow", flow ?? "")?.file

/** Where the addresses of closed areas lead: closed themselves, they could tell nobody. */
export const isWayOut = ({ areas = {} }: App, path: string, { screen }: Route): boolean =>
  Object.values(areas).some(({ otherwise }) => otherwise === path || otherwise === screen)

/** The area of what else lies in a folder; none where nothing there has one. */
export function areaBeside(documents: Pick<Documents, "find">, app: App, folder: string): AreaBeside | undefined {
  const beside = Object.entries(app.routes).filter(
    ([path, route]) => folderOf(drawnBy(documents, route) ?? "") === folder && !isWayOut(app, path, route),
  )
  const named = beside.flatMap(([, { area }]) => area ?? [])
  const count = (area: string) => named.filter((name) => name === area).length
  const [area] = named.toSorted((one, other) => count(other) - count(one))
  return area === undefined ? undefined : { area, isOnly: new Set(named).size === 1 }
}
