import { parseColour } from "../../colours"
import { shown } from "../../json"
import { within } from "../../../model/pointer"
import { error } from "../../rule"

export const colourSyntax = error("colour-syntax", "Colours are written `#RRGGBB`.", function* ({ set }) {
  for (const document of set.all("theme")) {
    for (const theme of ["light", "dark"] as const) {
      for (const [name, colour] of Object.entries(document.document[theme]))
        if (parseColour(colour) === undefined)
          yield { document, pointer: within("", theme, name), values: { name, found: shown(colour) } }
    }
  }
})
