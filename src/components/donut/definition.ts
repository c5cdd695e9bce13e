import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "donut",
  description: "Parts of a whole as a ring, and every one of them with its share in the table beside it.",
  options: options({
    "title!": option.text,
    "items!": option.value,
    /** What a part is called: a property of the item. */
    "category!": options({ "label!": option.text, "name!": option.property, "format!": option.format }),
    /** Its share of the whole in percent. */
    "share!": options({ "label!": option.text, "name!": option.property, "format!": option.format }),
    "amount!": options({ "label!": option.text, "name!": option.property, "format!": option.format }),
    /** Property that holds the colour of a part, 1 to 6; where absent, parts take the colours in their order. */
    tone: option.property,
    /** Stands in the middle of the ring. */
    middle: options({ "label!": option.text, "value!": option.value, "format!": option.format }),
    /** While true all amounts are covered; shares stay. */
    covered: option.condition,
  }),
})
