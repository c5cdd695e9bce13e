import { error, requestSchemaOf, unknownName } from "../../kit"

export const stepUpWrong = error(
  "step-up-wrong",
  "What carries the proof of a customer is a property of the request that a call can go without.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const { stepUp } = call.document
      if (stepUp === undefined) continue
      const { properties = {}, required = [] } = requestSchemaOf(context, call)
      const optional = Object.keys(properties).filter((name) => !required.includes(name))
      if (!optional.includes(stepUp))
        yield { document: call, pointer: "/stepUp", values: unknownName(stepUp, optional) }
    }
  },
)
