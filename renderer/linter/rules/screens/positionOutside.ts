import { error, isList, isText, optionsOf, referencesOf, within } from "../../kit"

export const positionOutside = error(
  "position-outside",
  "A position in a list that stands beside it is one that the list has, from 1.",
  function* (context) {
    for (const { document, pointer, block, definition } of referencesOf(context, "block")) {
      for (const [option, { positionIn }] of Object.entries(optionsOf(definition))) {
        const position = block[option]
        const list = isText(positionIn) ? block[positionIn] : undefined
        if (
          typeof position !== "number" ||
          !isList(list) ||
          (Number.isInteger(position) && position >= 1 && position <= list.length)
        )
          continue
        const values = { option, position, list: String(positionIn), last: list.length }
        yield { document, pointer: within(pointer, option), values }
      }
    }
  },
)
