import { answerSchemaOf, error, excerptOf, mapRecord, readExcerpt, valueAt, within } from "../../kit"

const envelopes = excerptOf("errors", "envelopes", ({ clients }) => mapRecord(clients, ({ envelope = [] }) => envelope))

export const answerNameTaken = error(
  "answer-name-taken",
  "No value of an answer is called as one of those that every answer of its client carries.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const taken = readExcerpt(context, envelopes)?.[call.document.client] ?? []
      for (const name of Object.keys(answerSchemaOf(context, call).properties ?? {})) {
        if (!taken.includes(name)) continue
        const pointer = within("/response/properties", name)
        const isHere = valueAt(call.document, pointer) !== undefined
        yield {
          document: call,
          pointer: isHere ? pointer : "/response",
          values: { name, client: call.document.client, taken },
        }
      }
    }
  },
)
