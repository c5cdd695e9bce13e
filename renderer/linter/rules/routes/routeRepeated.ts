import { allSteps, error } from "../../kit"
import { appRoutes } from "./appRoutes"

const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, "$1")

export const routeRepeated = error(
  "route-repeated",
  "No two routes differ only in case or a slash at the end.",
  function* (context) {
    const seen = new Map<string, string>()
    for (const { app, path, route, pointer } of appRoutes(context)) {
      const ofFlow = allSteps(context).find(
        ({ flow, step }) => `${flow.document.route}/${step.screen}` === path && step.screen !== route.screen,
      )
      const first = seen.get(plainPath(path)) ?? ofFlow?.flow.id
      if (first !== undefined) yield { document: app, pointer, values: { path, first } }
      seen.set(plainPath(path), path)
    }
  },
)
