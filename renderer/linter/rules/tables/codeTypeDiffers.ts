import { error, jsonType, within } from "../../kit"

export const codeTypeDiffers = error(
  "code-type-differs",
  "Codes of a table are all numbers or all texts.",
  function* ({ set }) {
    for (const document of set.all("codes")) {
      const types = document.document.codes.map(({ code }) => jsonType(code))
      const numbers = types.filter((type) => type === "number").length
      const wanted = numbers * 2 > types.length ? "number" : "string"
      if (numbers === 0 || numbers === types.length) continue
      for (const [index, type] of types.entries())
        if (type !== wanted)
          yield {
            document,
            pointer: within("/codes", index, "code"),
            values: { name: String(document.document.codes[index]?.code), known: [wanted] },
          }
    }
  },
)
