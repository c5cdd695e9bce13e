import { error } from "../../kit"

export const colourMissing = error("colour-missing", "Both themes have the same colours.", function* ({ set }) {
  for (const document of set.all("theme")) {
    for (const [theme, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      const missing = Object.keys(document.document[other]).filter((name) => !(name in document.document[theme]))
      if (missing.length > 0) yield { document, pointer: `/${theme}`, values: { theme, missing } }
    }
  }
})
