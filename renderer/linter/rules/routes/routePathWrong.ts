import { error } from "../../kit"
import { appRoutes } from "./appRoutes"

export const routePathWrong = error("route-path-wrong", "Routes are paths of the app.", function* (context) {
  for (const { app, path, pointer } of appRoutes(context))
    if (!/^\/(?:[A-Za-z0-9_.:-]+(?:\/[A-Za-z0-9_.:-]+)*)?$/.test(path))
      yield { document: app, pointer, values: { path } }
})
