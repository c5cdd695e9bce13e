import { detoursOf, error, reachableFrom, within } from "../../kit"

export const needsCircle = error(
  "needs-circle",
  "Who lacks what a screen needs is led to where it can be had, and not back to that screen.",
  function* (context) {
    for (const screen of context.set.all("screen")) {
      for (const name of Object.keys(screen.document.needs ?? {})) {
        const reached = reachableFrom(screen.id, (id) => detoursOf(context, id, name))
        if (reached.has(screen.id))
          yield { document: screen, pointer: within("/needs", name, "else"), values: { name, screens: [...reached] } }
      }
    }
  },
)
