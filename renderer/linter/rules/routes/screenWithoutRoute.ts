import { error, excerptOf, placesOf, readExcerpt } from "../../kit"

const reachedByApp = excerptOf("app", "reachedByApp", ({ routes, notFound }) => [
  ...Object.values(routes).map(({ screen }) => screen),
  notFound,
])

export const screenWithoutRoute = error(
  "screen-without-route",
  "Every screen has a route or is part of a flow.",
  function* (context) {
    const reached = readExcerpt(context, reachedByApp)
    if (reached === undefined) return
    for (const screen of context.set.all("screen"))
      if (!reached.includes(screen.id) && placesOf(context, screen.id).length === 0)
        yield { document: screen, pointer: "/id", values: { name: screen.id } }
  },
)
