import { warning, within } from "../../kit"

export const sectionCountSmall = warning(
  "section-count-small",
  "`of` is not smaller than the number of steps that every customer sees.",
  function* ({ set }) {
    for (const flow of set.all("flow")) {
      for (const [index, section] of flow.document.sections.entries()) {
        const { of: count, steps } = section
        const always = steps.filter(({ when }) => when === undefined).length
        if (count !== undefined && count < always)
          yield { document: flow, pointer: within("/sections", index, "of"), values: { count, steps: always } }
      }
    }
  },
)
