import { option, options, source } from "../../../../../renderer/definitions"

export const definition = source({
  name: "payments/view-version",
  description: "2 for apps from the version on that shows the second version of screens, else 1.",
  options: options({ "appVersion!": option.value, "from!": option.value }),
  output: { type: "object", properties: { version: { type: "integer", enum: [1, 2] } }, required: ["version"] },
})
