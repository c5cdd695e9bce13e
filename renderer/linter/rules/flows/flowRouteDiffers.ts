import { error, routesOf, unknownName } from "../../kit"

export const flowRouteDiffers = error(
  "flow-route-differs",
  "The route of a flow is the one that app.json has for it.",
  function* (context) {
    const routes = Object.entries(routesOf(context))
    for (const flow of context.set.all("flow")) {
      const { route } = flow.document
      const known = routes.flatMap(([path, { flow: id }]) => (id === flow.id ? [path] : []))
      if (route !== undefined && !known.includes(route))
        yield { document: flow, pointer: "/route", values: unknownName(route, known) }
    }
  },
)
