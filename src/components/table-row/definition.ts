import { flag, listOf, option, options, widget } from "../../../renderer/definitions"
import { shownValue, tappable } from "../shared/optionShapes"

export const definition = widget({
  name: "table-row",
  description:
    "One row of a table: its cells in the order of the columns. Under a cell stands `sub`, or a `subValue` that is made of values.",
  options: options({
    "cells!": listOf(options({ ...shownValue, sub: option.rich, subValue: option.value, when: option.condition })),
    emphasis: flag,
    ...tappable,
  }),
})
