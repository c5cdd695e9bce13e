import { control, listOf, option, options } from "../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = control({
  name: "picker",
  description:
    "One of more items than a screen can list, chosen in a half-sheet: among the first ones, by the letter that they begin with, or by a search.",
  options: options({
    /** What stands in the field once something is chosen. */
    "shown!": option.text,
    /** Title of the half-sheet. */
    "title!": option.text,
    /** Where it begins to hold, the half-sheet opens by itself. */
    open: option.condition,
    opened: option.actions,
    /** Asks for items: `$item.text` as full-width katakana, `$item.code` where nothing but digits was typed. */
    "search!": options({
      "label!": option.text,
      "do!": option.actions,
      delay: { type: "integer" },
      /** Characters that can be searched for. */
      longest: { type: "integer" },
    }),
    /** Asks for those that begin with `$item.letter`, in katakana `$item.kana`; `name` is what a screen reader says of it. */
    letters: options({ "label!": option.text, "values!": listOf(text), name: option.text, "do!": option.actions }),
    /** What stands there before anything is asked for. */
    first: options({ "title!": option.text, "items!": option.value }),
    /** Said where there are no first ones. */
    hint: option.text,
    /** What was found; nothing while nothing is asked for. */
    "items!": option.value,
    /** What an item is, and how it reads: `$item`. */
    "itemValue!": option.value,
    "itemLabel!": option.text,
    /** How many were found: `{item.count}`. */
    "count!": option.text,
    "none!": option.text,
    /** There are more than were given. */
    more: options({ "text!": option.text, "when!": option.condition }),
    /** Forgets what was found. */
    "emptied!": option.actions,
    /** Runs after one was chosen, which is `$item`. */
    chosen: option.actions,
  }),
  accepts: ["string"],
})
