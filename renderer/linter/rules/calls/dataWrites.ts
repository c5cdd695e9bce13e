import { callUses, error, isWrite, within } from "../../kit"

export const dataWrites = error(
  "data-writes",
  "Opening a screen changes nothing: its data comes from calls that read.",
  function* (context) {
    for (const { document, pointer, call } of callUses(context))
      if (/^\/data\/[^/]+$/.test(pointer) && document.kind === "screen" && isWrite(call))
        yield { document, pointer: within(pointer, "call"), values: { call: call.id } }
  },
)
