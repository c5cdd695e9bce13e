import { error, within } from "../../kit"

export const attributeMissing = error(
  "attribute-missing",
  "Every row of a code table says what the table declares; null says that there is none.",
  function* ({ set }) {
    for (const table of set.all("codes")) {
      const { attributes = {}, codes } = table.document
      for (const [index, row] of codes.entries()) {
        const missing = Object.keys(attributes).filter((name) => !Object.hasOwn(row, name))
        if (missing.length > 0) yield { document: table, pointer: within("/codes", index), values: { missing } }
      }
    }
  },
)
