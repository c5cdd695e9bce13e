import { options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const
const flag = { type: "boolean" } as const

export const definition = source({
  name: "account-opening/maintenance-window",
  description:
    "Whether account opening is interrupted now, the texts of the global configuration where it has them, and the screen that the customer was on.",
  options: options({}),
  output: {
    type: "object",
    properties: {
      active: flag,
      startAt: text,
      endAt: text,
      title: text,
      description: text,
      noticeUrl: text,
      screenName: text,
    },
    required: ["active"],
  },
})
