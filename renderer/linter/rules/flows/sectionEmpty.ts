import { error, within } from "../../kit"

export const sectionEmpty = error("section-empty", "Every section has steps.", function* ({ set }) {
  for (const flow of set.all("flow")) {
    for (const [index, { steps, label }] of flow.document.sections.entries())
      if (steps.length === 0) yield { document: flow, pointer: within("/sections", index, "steps"), values: { label } }
  }
})
