import { pathUses, topicOf, warning, within } from "../../kit"

/** Names of values that a document reads. */
const valuesRead = topicOf<true>("valuesRead", (context, document) =>
  pathUses.of(context, document).flatMap(({ path }) => {
    const [root, name] = path.replace(/^\$/, "").split(".")
    return root === "values" && name !== undefined ? [[name, true] as const] : []
  }),
)

export const valueUnused = warning("value-unused", "Every value of a screen is read.", function* (context) {
  for (const screen of context.set.all("screen"))
    for (const name of Object.keys(screen.document.values ?? {}))
      if (!context.facts.has(context, valuesRead, name))
        yield { document: screen, pointer: within("/values", name), values: { name } }
})
