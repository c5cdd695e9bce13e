import { error } from "../../kit"
import { appRoutes } from "./appRoutes"

export const guardUnsaid = error(
  "guard-unsaid",
  "A route that draws something says who may enter: without a guard everybody may.",
  function* (context) {
    for (const { app, path, route, pointer } of appRoutes(context))
      if (route.guard === undefined && (route.screen !== undefined || route.flow !== undefined))
        yield { document: app, pointer, values: { path } }
  },
)
