import { error, unknownName, within } from "../../kit"

export const refusedCodeUnknown = error(
  "refused-code-unknown",
  "Answers that a flow supposes to be refused are refused with a code of the call.",
  function* ({ set }) {
    for (const flow of set.all("flow")) {
      for (const [index, { call: id, code }] of (flow.document.testModel?.refused ?? []).entries()) {
        const call = set.find("call", id)
        const known = Object.keys(call?.document.codes ?? {})
        if (call !== undefined && !known.includes(code))
          yield {
            document: flow,
            pointer: within("/testModel/refused", index, "code"),
            values: unknownName(code, known),
          }
      }
    }
  },
)
