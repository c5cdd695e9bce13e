import { allSteps, error } from "../../kit"
import { appRoutes } from "./appRoutes"

export const screenWithoutRoute = error(
  "screen-without-route",
  "Every screen has a route or is part of a flow.",
  function* (context) {
    const app = context.set.find("app", "app")
    if (app === undefined) return
    const reached = new Set([
      ...appRoutes(context).map(({ route }) => route.screen),
      ...allSteps(context).map(({ step }) => step.screen),
      ...context.set.all("flow").map(({ document }) => document.entry?.screen),
      app.document.notFound,
    ])
    for (const screen of context.set.all("screen"))
      if (!reached.has(screen.id)) yield { document: screen, pointer: "/id", values: { name: screen.id } }
  },
)
