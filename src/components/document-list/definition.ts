import { listOf, option, options, widget } from "../../../renderer/definitions"
import { repeated } from "../shared/optionShapes"
import { documentRowOptions } from "../document-row/definition"

export const definition = widget({
  name: "document-list",
  description: "Documents to read; each row opens its PDF and shows that it was opened.",
  options: options({
    title: option.text,
    rows: listOf(options({ ...documentRowOptions, when: option.condition })),
    ...repeated,
  }),
})
