import { error, placesOf } from "../../kit"

export const backWithoutFlow = error(
  "back-without-flow",
  "Only screens of a flow leave going back to the flow.",
  function* (context) {
    for (const screen of context.set.all("screen"))
      if (screen.document.header?.back === "flow" && placesOf(context, screen.id).every(({ as }) => as !== "step"))
        yield { document: screen, pointer: "/header/back" }
  },
)
