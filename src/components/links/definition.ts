import { flag, listOf, option, options, widget } from "../../../renderer/definitions"
import { badges, tappable } from "../shared/optionShapes"

export const definition = widget({
  name: "links",
  description: "Text links, one under the other.",
  options: options({
    title: option.text,
    "rows!": listOf(
      options({
        "label!": option.text,
        ...tappable,
        external: flag,
        icon: option.icon,
        badges,
        when: option.condition,
      }),
    ),
  }),
})
