import { answerSchemaOf, error, firstMismatch, within } from "../../kit"

export const callSampleWrong = error(
  "call-sample-wrong",
  "Samples of a call match the schema of its answer.",
  function* (context) {
    for (const call of context.set.all("call")) {
      for (const [name, sample] of Object.entries(call.document.samples)) {
        const mismatch = firstMismatch(answerSchemaOf(context, call), sample)
        if (mismatch === undefined) continue
        const { pointer, keyword, detail } = mismatch
        yield {
          document: call,
          pointer: within("/samples", name) + pointer,
          values: { sample: name, keyword, detail },
        }
      }
    }
  },
)
