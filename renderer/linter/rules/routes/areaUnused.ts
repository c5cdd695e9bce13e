import { warning, within } from "../../kit"
import { appRoutes } from "./appRoutes"

export const areaUnused = warning("area-unused", "Every area has a route.", function* (context) {
  const used = new Set(appRoutes(context).map(({ route }) => route.area))
  for (const app of context.set.all("app"))
    for (const name of Object.keys(app.document.areas ?? {}))
      if (!used.has(name)) yield { document: app, pointer: within("/areas", name), values: { name } }
})
