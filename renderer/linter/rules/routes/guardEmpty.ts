import { error, isObject } from "../../kit"
import { appRoutes } from "./appRoutes"

export const guardEmpty = error("guard-empty", "A guard with `any` names at least one way in.", function* (context) {
  for (const { app, path, route, pointer } of appRoutes(context))
    if (isObject(route.guard) && route.guard.any.length === 0)
      yield { document: app, pointer: `${pointer}/guard/any`, values: { path } }
})
