import { flag, itemKey, listOf, oneOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
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
    itemKey,
    "row!": option.template,
    empty: option.blocks,
  }),
})
