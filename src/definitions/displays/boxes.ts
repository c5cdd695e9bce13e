import { listOf, oneOf, option, options, widget } from "../../../renderer/model/definitions"
import { badges, button, repeated, tappable, textLink } from "./parts"

export const boxWidgets = [
  widget({
    name: "card",
    description: "Box around blocks that belong together; the whole card is a target with `tap`.",
    options: options({
      title: option.text,
      sub: option.rich,
      icon: option.icon,
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
  }),
  widget({
    name: "card-list",
    description: "Several cards, one under the other or two side by side.",
    options: options({ body: option.blocks, ...repeated, columns: oneOf(1, 2), empty: option.blocks }),
  }),
  widget({
    name: "task-card",
    description: "Something the customer still has to do, with its button.",
    options: options({
      "title!": option.text,
      text: option.rich,
      icon: option.icon,
      badges,
      body: option.blocks,
      button,
      done: option.condition,
    }),
  }),
  widget({
    name: "accordion",
    description: "Text that opens on demand, or when `open` begins to hold; `opened` runs the first time.",
    options: options({
      "label!": option.text,
      "body!": option.blocks,
      open: option.condition,
      opened: option.actions,
    }),
  }),
  widget({
    name: "empty",
    description: "Why there is nothing here, and what one can do.",
    options: options({
      illustration: option.illustration,
      icon: option.icon,
      title: option.text,
      "text!": option.rich,
      button,
    }),
  }),
  widget({
    name: "result",
    description: "How it went: picture, one sentence, what follows, and the number to keep.",
    options: options({
      "icon!": oneOf("ok", "wait", "ng"),
      "heading!": option.rich,
      text: option.rich,
      /** Another picture than that of the icon. */
      illustration: option.illustration,
      number: options({ "label!": option.text, value: option.value, format: option.format, button }),
      body: option.blocks,
    }),
  }),
  widget({
    name: "waiting",
    description: "Something is going on that takes more than a moment; says what, and what to do meanwhile.",
    options: options({
      "text!": option.rich,
      sub: option.rich,
      illustration: option.illustration,
      buttons: listOf(button),
    }),
  }),
] as const
