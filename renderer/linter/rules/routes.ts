import { fieldsOf, listOf, textOf, within } from "../json"
import { suggestion } from "../nearest"
import { error, warning, type Context, type Rule } from "../rule"
import { sheetsShown } from "../views"

const appOf = (context: Context) => context.set.find("app", "app")

const routesOf = (context: Context) => Object.entries(fieldsOf(fieldsOf(appOf(context)?.document)["routes"]))

const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, "$1")

/** Paths that flows with a route of their own give to their screens. */
const flowPaths = (context: Context): readonly (readonly [path: string, screen: string, flow: string])[] =>
  context.set.all("flow").flatMap(({ document, id }) => {
    const steps = [
      ...listOf(document.sections).flatMap((section) => listOf(fieldsOf(section)["steps"])),
      ...listOf(document.aside),
    ]
    const { route } = document
    return typeof route === "string"
      ? steps.map(
          (step) =>
            [`${route}/${textOf(fieldsOf(step)["screen"]) ?? ""}`, textOf(fieldsOf(step)["screen"]) ?? "", id] as const,
        )
      : []
  })

const stepScreens = (context: Context): readonly string[] =>
  context.set
    .all("flow")
    .flatMap(({ document }) =>
      [
        ...listOf(document.sections).flatMap((section) => listOf(fieldsOf(section)["steps"])),
        ...listOf(document.aside),
      ].map((step) => textOf(fieldsOf(step)["screen"]) ?? ""),
    )

export const routeRules: readonly Rule[] = [
  error("screen-without-route", "Every screen has a route or is part of a flow.", function* (context) {
    const app = appOf(context)
    if (app === undefined) return
    const reached = new Set([
      ...routesOf(context).map(([, route]) => fieldsOf(route)["screen"]),
      ...stepScreens(context),
      ...context.set.all("flow").map(({ document }) => fieldsOf(document.entry)["screen"]),
      fieldsOf(app.document)["notFound"],
    ])
    for (const screen of context.set.all("screen"))
      if (!reached.has(screen.id)) yield { document: screen, pointer: "/id", values: { name: screen.id } }
  }),
  error("route-repeated", "No two routes differ only in case or a slash at the end.", function* (context) {
    const app = appOf(context)
    const seen = new Map<string, string>()
    for (const [path, route] of routesOf(context)) {
      const first = seen.get(plainPath(path))
      const taken = flowPaths(context).find(([own, screen]) => own === path && screen !== fieldsOf(route)["screen"])
      if (app !== undefined && (first !== undefined || taken !== undefined))
        yield { document: app, pointer: within("/routes", path), values: { path, first: first ?? taken?.[2] ?? "" } }
      seen.set(plainPath(path), path)
    }
  }),
  error("route-empty", "A route leads to a screen, to a flow or elsewhere.", function* (context) {
    const app = appOf(context)
    for (const [path, route] of routesOf(context)) {
      const { screen, flow, elsewhere } = fieldsOf(route)
      const targets = [screen, flow, elsewhere].filter((target) => target !== undefined)
      if (app !== undefined && targets.length !== 1)
        yield { document: app, pointer: within("/routes", path), values: { path } }
    }
  }),
  error("route-path-wrong", "Routes are paths of the app.", function* (context) {
    const app = appOf(context)
    for (const [path] of routesOf(context)) {
      if (app !== undefined && !/^\/(?:[A-Za-z0-9_.:-]+(?:\/[A-Za-z0-9_.:-]+)*)?$/.test(path))
        yield { document: app, pointer: within("/routes", path), values: { path } }
    }
  }),
  error("twin-missing", "The second version of a route is a route too.", function* (context) {
    const app = appOf(context)
    const known = routesOf(context).map(([path]) => path)
    for (const [path, route] of routesOf(context)) {
      const { v2 } = fieldsOf(route)
      if (app !== undefined && typeof v2 === "string" && !known.includes(v2))
        yield {
          document: app,
          pointer: within("/routes", path, "v2"),
          values: { name: v2, known, ...suggestion(v2, known) },
        }
    }
  }),
  warning("sheet-unused", "Every sheet is opened somewhere.", function* (context) {
    const opened = new Set(context.set.documents.flatMap(sheetsShown))
    for (const sheet of context.set.all("sheet"))
      if (!opened.has(sheet.id)) yield { document: sheet, pointer: "/id", values: { name: sheet.id } }
  }),
]
