import { options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "inquiry/device",
  description:
    "What runs the app, as support staff need it: system, its version, version of the app, and the browser's own words.",
  options: options({}),
  output: {
    type: "object",
    properties: { OS: text, OS_VERSION: text, APP_VERSION: text, USER_AGENT: text },
    required: ["OS", "OS_VERSION", "APP_VERSION", "USER_AGENT"],
  },
})
