import { allSteps, error } from "../../kit"

export const backPolicyMissing = error(
  "back-policy-missing",
  "A step whose header leaves going back to the flow says what back means.",
  function* (context) {
    for (const { flow, step, pointer } of allSteps(context)) {
      const { screen: name, back } = step
      const header = context.set.find("screen", name)?.document.header
      if (header?.back === "flow" && back === undefined) yield { document: flow, pointer, values: { name } }
    }
  },
)
