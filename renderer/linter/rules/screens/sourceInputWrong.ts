import { error, optionsOf, requiredOptionsOf, unknownName, within } from "../../kit"
import { dataEntries } from "./screenData"

export const sourceInputWrong = error(
  "source-input-wrong",
  "Sources get the options that they declare.",
  function* (context) {
    for (const { document, entry, pointer } of dataEntries(context)) {
      const definition = context.vocabulary.find("source", entry.source)
      if (definition === undefined) continue
      const source = definition.name
      const known = Object.keys(optionsOf(definition))
      const given = Object.keys(entry.input ?? {})
      for (const name of given.filter((name) => !known.includes(name)))
        yield { document, pointer: within(pointer, "input", name), values: { ...unknownName(name, known), source } }
      for (const name of requiredOptionsOf(definition).filter((name) => !given.includes(name)))
        yield { document, pointer, values: { name, source, known, missing: true } }
    }
  },
)
