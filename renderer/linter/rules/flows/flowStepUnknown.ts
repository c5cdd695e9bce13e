import { error, isText, referencesOf, stepsOf, unknownName, within } from "../../kit"

export const flowStepUnknown = error(
  "flow-step-unknown",
  "Actions that open a step of a flow name one that it has.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const flow = isText(action["flow"]) ? context.set.find("flow", action["flow"]) : undefined
      const { step } = action
      if (flow === undefined || !isText(step)) continue
      const known = stepsOf(flow).map((one) => one.step.screen)
      if (!known.includes(step)) yield { document, pointer: within(pointer, "step"), values: unknownName(step, known) }
    }
  },
)
