import { error, stepsOf, unknownName, within } from "../../kit"

export const exitStepUnknown = error("exit-step-unknown", "Exits start at steps of the flow.", function* ({ set }) {
  for (const flow of set.all("flow")) {
    const known = stepsOf(flow).map(({ step }) => step.screen)
    for (const [exit, { from }] of Object.entries(flow.document.exits ?? {})) {
      for (const [index, name] of from.entries())
        if (!known.includes(name))
          yield { document: flow, pointer: within("/exits", exit, "from", index), values: unknownName(name, known) }
    }
  }
})
