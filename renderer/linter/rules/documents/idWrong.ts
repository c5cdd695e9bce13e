import { error } from "../../kit"

export const idWrong = error("id-wrong", "The id of a document is its file name.", function* ({ set }) {
  for (const document of set.documents) {
    const { id: found } = document.document
    if (found !== document.id) yield { document, pointer: "/id", values: { found, wanted: document.id } }
  }
})
