import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "text-suggest",
  description:
    "Text with a list of suggestions (texts, or items that `itemLabel` words); any other text stays allowed. `search` asks for suggestions while a person types.",
  options: options({
    "suggestions!": option.value,
    /** What an item reads, and what choosing it writes: `{item.name}`. */
    itemLabel: option.text,
    /** What stands beside it. */
    itemSub: option.text,
    /** Runs when that many characters are there and nobody has typed for so many milliseconds. */
    search: options({ "do!": option.actions, from: { type: "integer", minimum: 1 }, delay: { type: "integer" } }),
    /** Runs after one was chosen, which is `$item`. */
    chosen: option.actions,
  }),
  accepts: ["string"],
})
