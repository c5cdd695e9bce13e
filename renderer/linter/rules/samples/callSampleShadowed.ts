import { error, within } from "../../kit"

/** What a screen's sample says of a call that never answers. */
const unanswered = "pending"

export const callSampleShadowed = error(
  "call-sample-shadowed",
  "No answer of a call is called `pending`: to a screen's sample that means that none comes.",
  function* ({ set }) {
    for (const call of set.all("call"))
      if (Object.hasOwn(call.document.samples, unanswered))
        yield { document: call, pointer: within("/samples", unanswered), values: { name: unanswered } }
  },
)
