import { error } from "../../kit"
import { appRoutes } from "./appRoutes"

export const routeEmpty = error(
  "route-empty",
  "A route leads to a screen, to a flow or elsewhere.",
  function* (context) {
    for (const { app, path, route, pointer } of appRoutes(context)) {
      const targets = [route.screen, route.flow, route.elsewhere].filter((target) => target !== undefined)
      if (targets.length !== 1) yield { document: app, pointer, values: { path } }
    }
  },
)
