import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/model/definitions"
import { button, buttonOptions, repeated } from "./parts"

const choice = {
  "label!": option.text,
  "selected!": option.condition,
  "tap!": option.actions,
  count: option.value,
  key: { type: "string" },
  when: option.condition,
}

const chipOptions = {
  "label!": option.text,
  "selected!": option.condition,
  "tap!": option.actions,
  count: option.value,
}

const countdownOptions = {
  /** Seconds left, counted from when the value arrives. */
  seconds: option.value,
  /** Or a point in time, with the server's `now`. */
  until: option.value,
  now: option.value,
  /** A value that changes when the count starts again. */
  restart: option.value,
}

export const tapWidgets = [
  widget({
    name: "button",
    description: "One button. `enabled` may wait for the form: `valid` or `required-filled`.",
    options: options(buttonOptions),
  }),
  widget({
    name: "buttons",
    description: "Several buttons, the most important first.",
    options: options({ "rows!": listOf(button), layout: oneOf("stack", "side") }),
  }),
  widget({
    name: "link",
    description: "One text link.",
    options: options({
      "label!": option.text,
      "tap!": option.actions,
      name: option.text,
      icon: option.icon,
      external: flag,
      analytics: listOf(option.value),
      align: oneOf("start", "center", "end"),
    }),
  }),
  widget({
    name: "icon-button",
    description: "Icon with a name: favourite, hide amounts, filter. `pressed` makes it a toggle.",
    options: options({
      "icon!": option.icon,
      "label!": option.text,
      "tap!": option.actions,
      pressed: option.condition,
      showLabel: flag,
    }),
  }),
  widget({
    name: "tabs",
    description: "Views of one thing; the selected one draws its body.",
    options: options({
      label: option.text,
      "choices!": listOf(options({ ...choice, body: option.blocks })),
    }),
  }),
  widget({
    name: "chips",
    description: "Filter in a row that scrolls sideways: one of several, or several with `multiple`.",
    options: options({ "label!": option.text, choices: listOf(options(choice)), ...repeated, multiple: flag }),
  }),
  widget({
    name: "chip",
    description: "One choice of `chips` that are drawn for each item.",
    options: options(chipOptions),
  }),
  widget({
    name: "stepper",
    description: "Where one is among a few named steps; `current` counts from 1.",
    options: options({ "labels!": listOf(option.text), "current!": option.value }),
  }),
  widget({
    name: "countdown",
    description: "Time that is left; screen readers hear it at the seconds of `announce`; `ended` runs at zero.",
    options: options({
      ...countdownOptions,
      label: option.text,
      /** `countdown` (mm:ss) where absent. */
      format: option.format,
      announce: listOf({ type: "integer" }),
      over: option.rich,
      ended: option.actions,
    }),
  }),
  widget({
    name: "wait-button",
    description:
      "Button that becomes ready when its time is over; until then it says how long, between `before` and `after`.",
    options: options({
      ...buttonOptions,
      ...countdownOptions,
      "waiting!": options({ before: option.text, after: option.text }),
    }),
  }),
] as const
