import { areaBeside, drawnBy, folderOf, isWayOut, warning } from "../../kit"
import { appRoutes } from "./appRoutes"

export const areaUnsaid = warning(
  "area-unsaid",
  "A route belongs to an area where the other screens of its folder do.",
  function* (context) {
    for (const { app, path, route, pointer } of appRoutes(context)) {
      const drawn = drawnBy(context.whole, route)
      if (drawn === undefined || route.area !== undefined || isWayOut(app.document, path, route)) continue
      const beside = areaBeside(context.whole, app.document, folderOf(drawn))
      if (beside === undefined) continue
      const { area, isOnly } = beside
      const label = app.document.areas?.[area]?.label ?? area
      yield { document: app, pointer, values: { path, area, label, ...(isOnly ? {} : { isGuess: true }) } }
    }
  },
)
