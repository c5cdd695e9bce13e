import { contrast, error, parseColour, within } from "../../kit"

/** Text colours and what they stand on; WCAG 2.2 asks for 4.5:1. */
const pairs = [
  ...["ink", "ink-soft", "ink-faint", "accent", "danger", "rise", "fall"].flatMap((ink) =>
    ["paper", "surface"].map((ground) => [ink, ground] as const),
  ),
  ["ink", "sunken"],
  ["ink-soft", "sunken"],
  ["ink", "accent-wash"],
  ["accent", "accent-wash"],
  ["on-accent", "accent"],
  ["on-accent", "accent-press"],
  ["on-danger", "danger"],
  ["ink", "warn-wash"],
  ["ink", "info-wash"],
  ["ink", "danger-wash"],
] as const

const minContrast = 4.5

export const contrastLow = error(
  "contrast-low",
  "Texts stand out from their ground: at least 4.5:1 in both themes.",
  function* ({ set }) {
    for (const document of set.all("theme")) {
      for (const theme of ["light", "dark"] as const) {
        const colours = document.document[theme]
        for (const [ink, ground] of pairs) {
          const [upper, lower] = [parseColour(colours[ink]), parseColour(colours[ground])]
          const ratio = upper && lower ? contrast(upper, lower) : minContrast
          if (ratio < minContrast)
            yield {
              document,
              pointer: within("", theme, ink),
              values: { theme, ink, ground, ratio: Math.floor(ratio * 100) / 100 },
            }
        }
      }
    }
  },
)
