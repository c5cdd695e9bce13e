import { error, shown, within } from "../../kit"

export const codeRepeated = error("code-repeated", "Every code of a table has one label.", function* ({ set }) {
  for (const document of set.all("codes")) {
    const { codes } = document.document
    for (const [index, { code }] of codes.entries())
      if (codes.slice(0, index).some((earlier) => String(earlier.code) === String(code)))
        yield { document, pointer: within("/codes", index, "code"), values: { code: shown(code) } }
  }
})
