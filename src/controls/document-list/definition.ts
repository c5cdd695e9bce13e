import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "document-list",
  description:
    "Documents to open; the value holds the ids of those that were opened. `$item` is the document in `open` and `read`. Where their `texts` are given, they stand below the list, to be read one after the other; one that was read to its end counts as opened.",
  options: options({
    "items!": option.value,
    "open!": option.actions,
    /** List of what stands in the documents: the id under the same name, and `articles` of `heading` and `text`. */
    texts: option.value,
    read: option.actions,
    idName: option.property,
    titleName: option.property,
    /** Below the title, with `$item`. */
    sub: option.text,
  }),
  frame: "group",
  accepts: ["array"],
})
