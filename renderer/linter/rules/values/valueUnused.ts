import { pathUses, warning, within } from "../../kit"

export const valueUnused = warning("value-unused", "Every value of a screen is read.", function* (context) {
  const read = new Set(
    pathUses(context).flatMap(({ path }) => {
      const [root, name] = path.replace(/^\$/, "").split(".")
      return root === "values" && name !== undefined ? [name] : []
    }),
  )
  for (const screen of context.set.all("screen"))
    for (const name of Object.keys(screen.document.values ?? {}))
      if (!read.has(name)) yield { document: screen, pointer: within("/values", name), values: { name } }
})
