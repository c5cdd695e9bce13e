import { error, placesOf } from "../../kit"
import { appRoutes, plainPath } from "./appRoutes"

export const routeRepeated = error(
  "route-repeated",
  "No two routes differ only in case or a slash at the end.",
  function* (context) {
    const seen = new Map<string, string>()
    for (const { app, path, route, pointer } of appRoutes(context)) {
      const step = path.slice(path.lastIndexOf("/") + 1)
      const ofFlow = placesOf(context, step).find(
        (place) => place.as === "step" && `${place.route}/${step}` === path && step !== route.screen,
      )
      const first = seen.get(plainPath(path)) ?? ofFlow?.flow
      if (first !== undefined) yield { document: app, pointer, values: { path, first } }
      seen.set(plainPath(path), path)
    }
  },
)
