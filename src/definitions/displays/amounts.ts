import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/model/definitions"
import { labelledValue, labelledValueOptions, shownValue, textLink } from "./parts"

export const amountWidgets = [
  widget({
    name: "hero-amount",
    description: "The one number a screen is about: label, big amount, what it means, a link.",
    options: options({
      "label!": option.text,
      amount: option.value,
      /** `yen` where absent. */
      format: option.format,
      /** A finished text in place of an amount. */
      text: option.text,
      sub: option.rich,
      /** Further figures under it: gain and its rate, change since yesterday. `aside` stands in brackets behind. */
      rows: listOf(
        options({
          "label!": option.text,
          value: option.value,
          format: option.format,
          aside: option.value,
          asideFormat: option.format,
          when: option.condition,
        }),
      ),
      /** While true all figures of the block are covered. */
      covered: option.condition,
      link: textLink,
      button: options({
        "icon!": option.icon,
        "label!": option.text,
        tap: option.actions,
        pressed: option.condition,
        key: { type: "string" },
      }),
    }),
  }),
  widget({
    name: "key-values",
    description: "Label and value in rows. `live` announces changes (fees while an amount is typed).",
    options: options({
      title: option.text,
      rows: listOf(labelledValue),
      /** Further `key-value` blocks, for rows that repeat (`each`). */
      body: option.blocks,
      live: flag,
      /** `stacked` puts the value under its label: long addresses, names. */
      layout: oneOf("side", "stacked"),
    }),
  }),
  widget({
    name: "key-value",
    description: "One row inside the body of `key-values`.",
    options: options(labelledValueOptions),
  }),
  widget({
    name: "summary-list",
    description: "Answers to confirm, in groups, each with its link that changes them and comes back.",
    options: options({
      "groups!": listOf(
        options({
          "title!": option.text,
          rows: listOf(labelledValue),
          body: option.blocks,
          change: textLink,
          when: option.condition,
        }),
      ),
    }),
  }),
  widget({
    name: "read-only",
    description: "One label and value that cannot be changed here.",
    options: options({ "label!": option.text, ...shownValue, help: option.rich }),
  }),
  widget({
    name: "progress-ring",
    description: "Share of a goal as a ring, with the words in its middle.",
    options: options({
      "label!": option.text,
      "value!": option.value,
      of: option.value,
      text: option.text,
      sub: option.text,
    }),
  }),
  widget({
    name: "progress",
    description:
      "How much of something: a limit that is used up (with `format`), or steps of a section (`value` / `of`).",
    options: options({
      "label!": option.text,
      "value!": option.value,
      "of!": option.value,
      format: option.format,
      sub: option.rich,
      /** Names of all sections, `section` is the current one from 0: small dots under the bar. */
      sections: listOf(option.text),
      section: option.value,
    }),
  }),
] as const
