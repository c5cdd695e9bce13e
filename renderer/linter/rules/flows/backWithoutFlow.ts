import { allSteps, error } from "../../kit"

export const backWithoutFlow = error(
  "back-without-flow",
  "Only screens of a flow leave going back to the flow.",
  function* (context) {
    const inFlows = new Set(allSteps(context).map(({ step }) => step.screen))
    for (const screen of context.set.all("screen"))
      if (screen.document.header?.back === "flow" && !inFlows.has(screen.id))
        yield { document: screen, pointer: "/header/back" }
  },
)
