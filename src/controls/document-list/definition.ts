import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "document-list",
  description:
    "Documents to open; the value holds the ids of those that were opened. `$item` is the document in `open`.",
  options: options({
    "documents!": option.value,
    "open!": option.actions,
    idName: { type: "string" },
    titleName: { type: "string" },
  }),
  frame: "group",
  accepts: ["array"],
})
