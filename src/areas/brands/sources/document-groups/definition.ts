import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const integer = { type: "integer" } as const

const row = {
  type: "object",
  properties: {
    DOCUMENT_ID: text,
    DOC_TYPE: integer,
    TITLE: text,
    CREATED_DATE: text,
    FILE_SIZE: integer,
    DOC_URL: text,
  },
} as const

export const definition = source({
  name: "brands/document-groups",
  description: "Documents of a brand by their DOC_TYPE, the types in order of their codes, the newest of each first.",
  options: options({ "documents!": option.value }),
  output: {
    type: "object",
    properties: {
      groups: {
        type: "array",
        items: {
          type: "object",
          properties: { DOC_TYPE: integer, ROWS: { type: "array", items: row } },
          required: ["DOC_TYPE", "ROWS"],
        },
      },
    },
    required: ["groups"],
  },
})
