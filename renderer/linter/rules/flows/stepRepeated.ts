import { allSteps, error } from "../../kit"

export const stepRepeated = error("step-repeated", "A screen is one step of a flow.", function* (context) {
  const seen = new Map<string, string>()
  for (const { flow, step, pointer } of allSteps(context)) {
    const { screen: name } = step
    const key = `${flow.file} ${name}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, pointer)
    else yield { document: flow, pointer, values: { name, first } }
  }
})
