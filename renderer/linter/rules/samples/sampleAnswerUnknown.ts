import { clientOutcomes, codeSamplesOf, error, failuresOf, isWrite, suggestion } from "../../kit"
import { answersOf } from "./screenSamples"

export const sampleAnswerUnknown = error(
  "sample-answer-unknown",
  "Samples answer calls with a sample, an outcome or a code of the call, or `pending`.",
  function* (context) {
    for (const { document, name: id, value: name, pointer } of answersOf(context)) {
      const call = context.set.find("call", id)
      if (call === undefined) continue
      const { samples, client } = call.document
      const known = [...Object.keys(samples), ...codeSamplesOf(call), ...clientOutcomes(context, client)]
      const all = [...known, "ok", "cancelled", "pending", ...failuresOf({ writes: isWrite(call) })]
      if (!all.includes(name)) yield { document, pointer, values: { call: id, name, known, ...suggestion(name, all) } }
    }
  },
)
