import { error, suggestion, within } from "../../kit"

export const colourMissing = error("colour-missing", "Both themes have the same colours.", function* ({ set }) {
  for (const document of set.all("theme")) {
    for (const [theme, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      const missing = Object.keys(document.document[other]).filter((name) => !(name in document.document[theme]))
      const only = Object.keys(document.document[theme]).filter((name) => !(name in document.document[other]))
      for (const name of missing) {
        const { nearest: found } = suggestion(name, only)
        // Misspelt in this theme, or in the other: told in the first of them.
        if (found !== undefined && theme === "light")
          yield { document, pointer: within("/light", found), values: { theme, missing: [name], found } }
      }
      const lost = missing.filter((name) => suggestion(name, only).nearest === undefined)
      if (lost.length > 0) yield { document, pointer: `/${theme}`, values: { theme, missing: lost } }
    }
  }
})
