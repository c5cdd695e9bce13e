import { error, shown, within } from "../../kit"
import { themeValueProblem } from "./themeValues"

export const themeValueWrong = error(
  "theme-value-wrong",
  "Sizes, durations, line heights, easings and fonts of the theme are written as CSS reads them.",
  function* ({ set }) {
    for (const document of set.all("theme")) {
      const { tokens } = document.document
      for (const [name, value] of Object.entries(tokens)) {
        const problem = themeValueProblem(name, value, tokens)
        if (problem !== undefined)
          yield { document, pointer: within("/tokens", name), values: { name, found: shown(value), ...problem } }
      }
    }
  },
)
