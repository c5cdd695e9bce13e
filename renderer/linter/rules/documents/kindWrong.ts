import { error } from "../../kit"

export const kindWrong = error(
  "kind-wrong",
  "The kind that a document states is the one of its file name.",
  function* ({ set }) {
    for (const document of set.documents) {
      const found: string = document.document.kind
      if (found !== document.kind) yield { document, pointer: "/kind", values: { found, wanted: document.kind } }
    }
  },
)
