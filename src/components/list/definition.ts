import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"
import { rowOptions } from "../row/definition"

export const definition = widget({
  name: "list",
  says: ["rows", "items"],
  description: "Rows, written out (`rows`) or a `row` block for each of the `items`.",
  options: options({
    title: option.text,
    /** The title stays under the header while its rows pass: months of a history. */
    stickyTitle: flag,
    rows: listOf(options({ ...rowOptions, when: option.condition })),
    ...repeated,
    empty: option.blocks,
    /** `card` puts the rows on one surface with hairlines, `plain` on the page. */
    variant: oneOf("card", "plain"),
  }),
})
