import { error, parseColour, shown, within } from "../../kit"

export const colourSyntax = error("colour-syntax", "Colours are written `#RRGGBB`.", function* ({ set }) {
  for (const document of set.all("theme")) {
    for (const theme of ["light", "dark"] as const) {
      for (const [name, colour] of Object.entries(document.document[theme]))
        if (parseColour(colour) === undefined)
          yield { document, pointer: within("", theme, name), values: { name, found: shown(colour) } }
    }
  }
})
