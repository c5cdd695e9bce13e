import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "slider",
  description: "Number between the limits of the schema, in steps of `step`, also as a number box.",
  options: options({ step: { type: "number", exclusiveMinimum: 0 } }),
  accepts: ["integer", "number"],
})
