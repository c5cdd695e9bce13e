import { allSteps, error, within } from "../../kit"

export const backPolicyOpen = error(
  "back-policy-open",
  "Of several ways back, all but the last have a condition, and the last has none.",
  function* (context) {
    for (const { flow, step, pointer } of allSteps(context)) {
      const { screen: name, back = [] } = step
      const policies = typeof back === "string" ? [] : back
      for (const [index, { when }] of policies.entries()) {
        const isLast = index === policies.length - 1
        if (isLast === (when !== undefined))
          yield { document: flow, pointer: within(pointer, "back", index), values: { name, isLast } }
      }
    }
  },
)
