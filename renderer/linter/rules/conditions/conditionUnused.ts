import { conditionParts, type Topic, warning, within } from "../../kit"

const used: Topic<true> = (context, document) =>
  conditionParts
    .of(context, document)
    .flatMap(({ part }) => (part.kind === "named" ? [[part.name, true] as const] : []))

export const conditionUnused = warning("condition-unused", "Every named condition is used.", function* (context) {
  for (const document of context.set.all("conditions")) {
    for (const name of Object.keys(document.document.conditions))
      if (!context.facts.has(context, used, name))
        yield { document, pointer: within("/conditions", name), values: { name } }
  }
})
