import { error } from "../../kit"

export const callSampleMissing = error(
  "call-sample-missing",
  "Every call has a sample of its answer.",
  function* ({ set }) {
    for (const call of set.all("call"))
      if (Object.keys(call.document.samples).length === 0) yield { document: call, pointer: "/samples" }
  },
)
