import { error } from "../../kit"

export const codeTableEmpty = error("code-table-empty", "Every code table has codes.", function* ({ set }) {
  for (const document of set.all("codes"))
    if (document.document.codes.length === 0) yield { document, pointer: "/codes" }
})
