import { allSteps, placesOf, warning } from "../../kit"

export const screenInTwoFlows = warning("screen-in-two-flows", "A screen belongs to one flow.", function* (context) {
  for (const { flow, step, pointer } of allSteps(context)) {
    const { screen: name } = step
    const [first] = placesOf(context, name).filter(({ as }) => as === "step")
    if (first !== undefined && first.flow !== flow.id)
      yield { document: flow, pointer, values: { name, first: first.flow } }
  }
})
