import { flag, listOf, oneOf, option, options, shape, widget } from "../../../renderer/model/definitions"
import { badges, repeated, shownValue, tappable } from "./parts"

const rowOptions = {
  "title!": option.text,
  sub: option.rich,
  ...shownValue,
  /** Under the value. */
  valueSub: option.value,
  valueSubFormat: option.format,
  badges,
  icon: option.icon,
  ...tappable,
  /** Drawn where a tap leads to another page; default true with `tap`. */
  arrow: flag,
  disabled: option.condition,
  /** Why it cannot be used as it is; shown in place of `sub`. */
  reason: option.text,
}

const documentRowOptions = {
  "title!": option.text,
  sub: option.text,
  opened: option.condition,
  required: option.condition,
  ...tappable,
}

/** Further pages: by itself when the last row is seen, and by a button for keyboards and screen readers. */
const more = shape("more", {
  "label!": option.text,
  "tap!": option.actions,
  when: option.condition,
  auto: flag,
  key: { type: "string" },
})

export const rowWidgets = [
  widget({
    name: "list",
    description: "Rows, written out (`rows`) or a `row` block for each of the `items`; `more` loads further pages.",
    options: options({
      title: option.text,
      rows: listOf(options({ ...rowOptions, when: option.condition })),
      ...repeated,
      empty: option.blocks,
      more,
      /** `card` puts the rows on one surface with hairlines, `plain` on the page. */
      look: oneOf("card", "plain"),
    }),
  }),
  widget({
    name: "row",
    description: "One row of a list: title, sub line, value, badges; leads somewhere with `tap`.",
    options: options(rowOptions),
  }),
  widget({
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
  }),
  widget({
    name: "document-list",
    description: "Documents to read; each row opens its PDF and shows that it was opened.",
    options: options({
      title: option.text,
      rows: listOf(options({ ...documentRowOptions, when: option.condition })),
      ...repeated,
    }),
  }),
  widget({
    name: "document-row",
    description: "One document of a `document-list`.",
    options: options(documentRowOptions),
  }),
  widget({
    name: "timeline",
    description: "Stages in order, each done, current, upcoming or failed: by `state`, else by the conditions.",
    options: options({
      "rows!": listOf(
        options({
          "title!": option.text,
          text: option.rich,
          time: option.text,
          state: option.value,
          done: option.condition,
          current: option.condition,
          failed: option.condition,
          when: option.condition,
        }),
      ),
    }),
  }),
  widget({
    name: "table",
    description: "Table that scrolls sideways under a sticky first column; a `table-row` block for each of the items.",
    options: options({
      /** Name of the table; read out, drawn only with `showCaption`. */
      "caption!": option.text,
      showCaption: flag,
      "columns!": listOf(
        options({ "label!": option.text, align: oneOf("start", "end", "center"), when: option.condition }),
      ),
      "items!": option.value,
      "row!": option.template,
      empty: option.blocks,
      more,
    }),
  }),
  widget({
    name: "table-row",
    description: "One row of a table: its cells in the order of the columns.",
    options: options({
      "cells!": listOf(options({ ...shownValue, sub: option.rich, when: option.condition })),
      emphasis: flag,
      ...tappable,
    }),
  }),
] as const
