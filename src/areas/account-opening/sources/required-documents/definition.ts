import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "account-opening/required-documents",
  description:
    "Ids of the documents that must be opened, of those that were opened before, and the versions that an acceptance names.",
  options: options({ "documents!": option.value }),
  output: {
    type: "object",
    properties: {
      ids: { type: "array", items: text },
      opened: { type: "array", items: text },
      versions: { type: "array", items: { type: "object", properties: { documentId: text, version: text } } },
    },
    required: ["ids", "opened", "versions"],
  },
})
