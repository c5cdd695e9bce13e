import { allSteps, type LoadedDocument, warning } from "../../kit"

export const screenInTwoFlows = warning("screen-in-two-flows", "A screen belongs to one flow.", function* (context) {
  const seen = new Map<string, LoadedDocument>()
  for (const { flow, step, pointer } of allSteps(context)) {
    const { screen: name } = step
    const first = seen.get(name)
    if (first === undefined) seen.set(name, flow)
    else if (first !== flow) yield { document: flow, pointer, values: { name, first: first.id } }
  }
})
