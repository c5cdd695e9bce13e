import { listOf, option, options, positionIn, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "stepper",
  description: "Where one is among a few named steps; `current` counts from 1.",
  options: options({ "labels!": listOf(option.text), "current!": positionIn("labels") }),
})
