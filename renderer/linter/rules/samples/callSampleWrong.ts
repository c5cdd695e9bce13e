import {
  answerSchemaOf,
  asJson,
  error,
  firstMismatch,
  isText,
  type Json,
  mapObjects,
  mapRecord,
  within,
} from "../../kit"

/** Without what code tables list: servers may send codes that no table has, and some samples show what that looks like. */
const withoutCodes = (schema: Json): Json =>
  mapObjects(schema, ({ enum: listed, ...others }) => ({
    ...mapRecord(others, withoutCodes),
    ...(listed === undefined || isText(others["codes"]) ? {} : { enum: listed }),
  }))

export const callSampleWrong = error(
  "call-sample-wrong",
  "Samples of a call match the schema of its answer; codes that no table has stand in samples called unknown.",
  function* (context) {
    for (const call of context.set.all("call")) {
      for (const [name, sample] of Object.entries(call.document.samples)) {
        const schema = answerSchemaOf(context, call)
        const judged = name.startsWith("unknown") ? (withoutCodes(asJson(schema)) as typeof schema) : schema
        const mismatch = firstMismatch(judged, sample)
        if (mismatch === undefined) continue
        const { pointer, ...values } = mismatch
        yield {
          document: call,
          pointer: within("/samples", name) + pointer,
          values: { sample: name, ...values },
        }
      }
    }
  },
)
