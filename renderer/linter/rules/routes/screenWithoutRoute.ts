import { error, placesOf } from "../../kit"

export const screenWithoutRoute = error(
  "screen-without-route",
  "Every screen has a route or is part of a flow.",
  function* (context) {
    const app = context.set.find("app", "app")
    if (app === undefined) return
    const { routes, notFound } = app.document
    const reached = new Set([...Object.values(routes).map(({ screen }) => screen), notFound])
    for (const screen of context.set.all("screen"))
      if (!reached.has(screen.id) && placesOf(context, screen.id).length === 0)
        yield { document: screen, pointer: "/id", values: { name: screen.id } }
  },
)
