import {
  callUsesIn,
  type Context,
  documentsOf,
  error,
  type Json,
  type LoadedDocument,
  parentOf,
  placesOf,
  propertiesIn,
  routesOf,
  valueAt,
} from "../../kit"

/** Paths that a visitor may open. */
const demoRoutesOf = (context: Context) => Object.entries(routesOf(context)).filter(([, { guard }]) => guard === "demo")

/** What only some customers come to may well be for those who are logged in. */
function isConditional({ document }: LoadedDocument, pointer: string): boolean {
  for (let place = pointer; place !== ""; place = parentOf(place)) {
    if (propertiesIn(valueAt(document as Json, place))["when"] !== undefined) return true
  }
  return false
}

export const demoCallRefused = error(
  "demo-call-refused",
  "Screens that visitors may open make only calls that visitors may make.",
  function* (context) {
    const demoRoutes = demoRoutesOf(context)
    if (demoRoutes.length === 0) return
    for (const screen of context.set.all("screen")) {
      const flows = placesOf(context, screen.id).map(({ flow }) => flow)
      const [path] =
        demoRoutes.find(([, route]) => route.screen === screen.id || flows.includes(route.flow ?? "")) ?? []
      if (path === undefined) continue
      const uses = documentsOf(context, screen).flatMap((document) => callUsesIn(context, document))
      const refused = uses.filter(
        ({ call, document, pointer }) => !call.document.demo && !isConditional(document, pointer),
      )
      // A document is read once for each screen that it stands on.
      const places = new Map(refused.map((use) => [`${use.document.file} ${use.pointer}`, use]))
      for (const { document, pointer, call } of places.values())
        yield { document, pointer, values: { call: call.id, path } }
    }
  },
)
