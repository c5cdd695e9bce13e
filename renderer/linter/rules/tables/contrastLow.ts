import { contrast, error, parseColour, within } from "../../kit"

/** Text colours and what they stand on; WCAG 2.2 asks for 4.5:1 (1.4.3). */
const texts = [
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

/** Edges that show where a control is, and what it stands on; 3:1 (1.4.11). */
const edges = ["paper", "surface", "sunken"].map((ground) => ["line-strong", ground] as const)

const pairs = [...texts.map((pair) => ({ pair, least: 4.5 })), ...edges.map((pair) => ({ pair, least: 3 }))]

export const contrastLow = error(
  "contrast-low",
  "Texts stand out from their ground, at least 4.5:1 in both themes, and edges of controls at least 3:1.",
  function* ({ set }) {
    for (const document of set.all("theme")) {
      for (const theme of ["light", "dark"] as const) {
        const colours = document.document[theme]
        for (const {
          pair: [ink, ground],
          least,
        } of pairs) {
          const [upper, lower] = [parseColour(colours[ink]), parseColour(colours[ground])]
          const ratio = upper && lower ? contrast(upper, lower) : least
          if (ratio < least)
            yield {
              document,
              pointer: within("", theme, ink),
              values: { theme, ink, ground, least, ratio: Math.floor(ratio * 100) / 100 },
            }
        }
      }
    }
  },
)
