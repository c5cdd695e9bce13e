import { conditionParts, warning, within } from "../../kit"

export const conditionUnused = warning("condition-unused", "Every named condition is used.", function* (context) {
  const used = new Set(conditionParts(context).flatMap(({ part }) => (part.kind === "named" ? [part.name] : [])))
  for (const document of context.set.all("conditions")) {
    for (const name of Object.keys(document.document.conditions))
      if (!used.has(name)) yield { document, pointer: within("/conditions", name), values: { name } }
  }
})
