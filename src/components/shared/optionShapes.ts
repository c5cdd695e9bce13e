/** Option shapes that several components share. */
import { flag, itemKey, listOf, oneOf, option, options, shape, usually } from "../../../renderer/definitions"

const buttonStyles = [
  "primary",
  "secondary",
  "outline",
  "transparent",
  "disabled",
  "red",
  "danger",
  "green",
  "noborder",
  "hidden",
] as const

const key = { type: "string", pattern: "^[a-z0-9_-]+$" } as const

/** Chosen codes that the record of a tap names as its label; only codes of tables that allow it (`analytics` of the table). */
const analytics = listOf(option.value)

/** Names the tap for analytics and samples; `name` is what a screen reader says where the label alone is not enough. */
export const tappable = { key, tap: option.actions, name: option.text, analytics }

/** `reason` stands beside the button while it is not enabled; the first of `labels` whose condition holds replaces the label. */
export const buttonOptions = {
  "label!": option.text,
  labels: listOf(options({ "when!": option.condition, "label!": option.text })),
  name: option.text,
  style: oneOf(...buttonStyles),
  tap: option.actions,
  enabled: { anyOf: [oneOf("valid", "required-filled"), option.condition] },
  form: option.form,
  reason: option.text,
  icon: option.icon,
  size: oneOf("normal", "small"),
  /** Makes it a toggle: whether it is on. */
  pressed: option.condition,
  analytics,
}

export const button = shape("button-part", { ...buttonOptions, key, when: option.condition })

/** A quiet text link: 「変更」「すべて見る」. `acts`: it leads nowhere, but opens a sheet or changes something. */
export const textLink = shape("text-link", {
  "label!": option.text,
  acts: flag,
  icon: option.icon,
  ...tappable,
  when: option.condition,
})

export const badgeOptions = {
  "text!": option.text,
  tone: usually("neutral", oneOf("neutral", "accent", "info", "warn", "danger")),
  icon: option.icon,
}

export const badges = listOf(shape("badge-part", { ...badgeOptions, when: option.condition }))

/** What stands on the value side: a value with its format, or a finished text. */
export const shownValue = { value: option.value, format: option.format, text: option.rich }

export const labelledValueOptions = {
  "label!": option.text,
  ...shownValue,
  /** Small print under the value. */
  sub: option.rich,
  emphasis: flag,
  /** Small button beside the value: copy, change. */
  button,
}

export const labelledValue = shape("labelled-value", { ...labelledValueOptions, when: option.condition })

/** Rows written one by one, or drawn once for each of the items. */
export const repeated = { items: option.value, itemKey, row: option.template }

/** One of several that can be chosen by a tap. */
const choiceOptions = {
  "label!": option.text,
  "selected!": option.condition,
  "tap!": option.actions,
  count: option.value,
}

/** With an `icon` behind its label a chip acts at once and is no toggle: it opens a sheet, or takes a condition away. */
export const chipOptions = { ...choiceOptions, name: option.text, icon: option.icon }

export const choice = { ...choiceOptions, key: { type: "string" }, when: option.condition } as const

/** What time is counted down. */
export const countdownOptions = {
  /** Seconds left, counted from when the value arrives. */
  seconds: option.value,
  /** Or a point in time, with the server's `now`. */
  until: option.value,
  now: option.value,
  /** A value that changes when the count starts again. */
  restart: option.value,
}
