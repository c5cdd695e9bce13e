import { error, stepsOf, within } from "../../kit"

export const stepNameRepeated = error(
  "step-name-repeated",
  "Steps that a query value tells apart have different names.",
  function* ({ set }) {
    for (const flow of set.all("flow")) {
      if (flow.document.query === undefined) continue
      // Without a name of its own a step goes by its screen.
      const names = new Set(stepsOf(flow).flatMap(({ step: { as, screen } }) => (as === undefined ? [screen] : [])))
      for (const { step, pointer } of stepsOf(flow)) {
        const { as: name } = step
        if (name === undefined) continue
        if (names.has(name)) yield { document: flow, pointer: within(pointer, "as"), values: { name } }
        names.add(name)
      }
    }
  },
)
