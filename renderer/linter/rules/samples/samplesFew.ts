import { warning } from "../../kit"

const min = 2

export const samplesFew = warning(
  "samples-few",
  "Every screen has at least two samples, so that its states can be seen.",
  function* ({ set }) {
    for (const screen of set.all("screen")) {
      const count = Object.keys(screen.document.samples).length
      if (count < min) yield { document: screen, pointer: "/samples", values: { count } }
    }
  },
)
