import { options, source } from "../../../../renderer/definitions"

const text = { type: "string" } as const
const paragraphs = {
  type: "array",
  items: { type: "object", properties: { title: text, body: text }, required: ["title", "body"] },
} as const

export const definition = source({
  name: "configuration/content",
  description:
    "Texts and links of the global configuration's content; a list is there where it has anything, a link where it is one.",
  options: options({}),
  output: {
    type: "object",
    properties: {
      goalSetting: { type: "object", properties: { helpContents: paragraphs } },
      dividend: {
        type: "object",
        properties: {
          items: paragraphs,
          externalLinks: { type: "object", properties: { more: text } },
        },
      },
    },
    required: ["goalSetting", "dividend"],
  },
})
