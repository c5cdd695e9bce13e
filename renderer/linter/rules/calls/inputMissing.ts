import { callUses, error, isText, requestSchemaOf, within } from "../../kit"

export const inputMissing = error(
  "input-missing",
  "Calls get everything that their request requires, and the proof that it may need.",
  function* (context) {
    for (const { document, pointer, call, input } of callUses(context)) {
      if (isText(input)) continue
      const { required = [] } = requestSchemaOf(context, call)
      const missing = [...required, ...(call.document.stepUp === undefined ? [] : [call.document.stepUp])].filter(
        (name) => !Object.hasOwn(input ?? {}, name),
      )
      if (missing.length > 0)
        yield {
          document,
          pointer: input === undefined ? pointer : within(pointer, "input"),
          values: { call: call.id, missing },
        }
    }
  },
)
