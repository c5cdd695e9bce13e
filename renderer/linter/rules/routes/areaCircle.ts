import { error, within } from "../../kit"
import { appRoutes } from "./appRoutes"

export const areaCircle = error(
  "area-circle",
  "A closed area leads to an address that no area can close.",
  function* (context) {
    const routes = appRoutes(context)
    for (const app of context.set.all("app")) {
      for (const [name, { otherwise }] of Object.entries(app.document.areas ?? {})) {
        const target = routes.find(({ path, route }) => path === otherwise || route.screen === otherwise)
        if (target?.route.area !== undefined)
          yield { document: app, pointer: within("/areas", name, "otherwise"), values: { name, target: otherwise } }
      }
    }
  },
)
