import { error, unknownName, within } from "../../kit"
import { appRoutes } from "./appRoutes"

export const twinMissing = error("twin-missing", "The second version of a route is a route too.", function* (context) {
  const known = appRoutes(context).map(({ path }) => path)
  for (const { app, route, pointer } of appRoutes(context)) {
    const { v2: name } = route
    if (name !== undefined && !known.includes(name))
      yield { document: app, pointer: within(pointer, "v2"), values: unknownName(name, known) }
  }
})
