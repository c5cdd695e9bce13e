import { error, reachableFrom, redirectsOf } from "../../kit"

export const redirectCircle = error(
  "redirect-circle",
  "Screens do not send customers to and fro by themselves.",
  function* (context) {
    const next = (id: string) => redirectsOf(context, id)
    for (const screen of context.set.all("screen")) {
      const reached = reachableFrom(screen.id, next)
      if (reached.has(screen.id)) yield { document: screen, pointer: "/enter", values: { screens: [...reached] } }
    }
  },
)
