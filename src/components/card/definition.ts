import { oneOf, option, options, widget } from "../../../renderer/definitions"
import { badges, button, tappable, textLink } from "../shared/optionShapes"

export const definition = widget({
  name: "card",
  description: "Box around blocks that belong together; the whole card is a target with `tap`.",
  options: options({
    title: option.text,
    sub: option.rich,
    icon: option.icon,
    /** In place of the icon: a picture that data give, such as a logo; the title's first letter where there is none. */
    image: option.image,
    badges,
    body: option.blocks,
    link: textLink,
    ...tappable,
    disabled: option.condition,
    reason: option.text,
    /** Stays tappable while the card itself is disabled: 「連携する」. */
    button,
    tone: oneOf("plain", "accent", "sunken"),
  }),
})
