/** Which screens lead where. */
import { leavesScreen } from "../model/effects"
import { fieldsOf, listOf, textOf } from "./json"
import { remember, type Context, type LoadedDocument } from "./rule"
import { sitesIn } from "./sites"
import { openedSheets } from "./views"

/** One that nobody declared may lead anywhere. */
const mayLeave = ({ vocabulary }: Context, name: string): boolean =>
  leavesScreen(vocabulary.find("action", name)?.effect ?? "leaves")

export interface Moves {
  /** Ids of screens that a tap or an outcome leads to. */
  readonly to: readonly string[]
  /** There is a way that does not lead to a screen: closing, going back, the flow, a path of the data. */
  readonly leaves: boolean
}

/** Path -> screen, as far as routes say. */
const screenByRoute = remember((context): ReadonlyMap<string, string> => {
  const routes = Object.entries(fieldsOf(fieldsOf(context.set.find("app", "app")?.document)["routes"]))
  return new Map(
    routes.flatMap(([path, route]) =>
      typeof fieldsOf(route)["screen"] === "string" ? [[path, String(fieldsOf(route)["screen"])] as const] : [],
    ),
  )
})

function screenOfTarget(context: Context, target: string): string {
  const name = target.split(/[?#]/)[0] ?? ""
  return screenByRoute(context).get(name) ?? name
}

export const movesOf = remember(
  (context): ReadonlyMap<string, Moves> =>
    new Map(context.set.all("screen").map((screen) => [screen.id, readMoves(context, screen)])),
)

function readMoves(context: Context, screen: LoadedDocument): Moves {
  const sheets = openedSheets(context, screen).flatMap((id) => context.set.find("sheet", id) ?? [])
  const sites = [screen, ...sheets].flatMap((document) => sitesIn(context, document))
  const to = sites.flatMap((site) => (site.kind === "target" ? [screenOfTarget(context, site.target)] : []))
  const targeting = new Set(
    sites.flatMap((site) => (site.kind === "target" ? [site.pointer.slice(0, site.pointer.lastIndexOf("/"))] : [])),
  )
  const others = sites.some(
    (site) =>
      site.kind === "action" && mayLeave(context, textOf(site.action["do"]) ?? "") && !targeting.has(site.pointer),
  )
  const { back, hidden } = fieldsOf(fieldsOf(screen.document)["header"])
  const hasBack = hidden !== true && (back === undefined || back === "close" || back === "history" || back === "flow")
  return { to: to.filter((id) => id !== screen.id), leaves: others || hasBack }
}

/** Screens that a screen opens by itself, without a condition. */
export function redirectsOf(context: Context, screen: LoadedDocument): readonly string[] {
  return listOf(fieldsOf(screen.document)["enter"]).flatMap((action) => {
    const { when, do: name, ...options } = fieldsOf(action)
    const properties = fieldsOf(context.vocabulary.find("action", textOf(name) ?? "")?.options["properties"])
    const targets = Object.entries(properties).flatMap(([key, schema]) =>
      fieldsOf(schema)["$ref"] === "#/definitions/target" ? [options[key]] : [],
    )
    return when === undefined
      ? targets.flatMap((target) => (typeof target === "string" ? [screenOfTarget(context, target)] : []))
      : []
  })
}
