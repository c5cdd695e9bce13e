import { error, shown, within } from "../../kit"

export const codeRepeated = error("code-repeated", "Every code of a table has one label.", function* ({ set }) {
  for (const document of set.all("codes")) {
    const earlier = new Set<string>()
    for (const [index, { code }] of document.document.codes.entries()) {
      if (earlier.has(String(code)))
        yield { document, pointer: within("/codes", index, "code"), values: { code: shown(code) } }
      earlier.add(String(code))
    }
  }
})
