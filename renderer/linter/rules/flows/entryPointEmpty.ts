import { error, within } from "../../kit"

export const entryPointEmpty = error(
  "entry-point-empty",
  "Every return point names a step or actions.",
  function* ({ set }) {
    for (const flow of set.all("flow")) {
      for (const [name, { step, do: actions }] of Object.entries(flow.document.entry?.points ?? {}))
        if (step === undefined && actions === undefined)
          yield { document: flow, pointer: within("/entry/points", name), values: { name } }
    }
  },
)
