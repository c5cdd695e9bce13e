import { error } from "../../kit"
import { isVanished } from "../names/vanishedNames"

export const idWrong = error("id-wrong", "The id of a document is its file name.", function* (context) {
  for (const document of context.set.documents) {
    const { id: found } = document.document
    if (found === document.id) continue
    // Where others name it by the id, the file may have the wrong name as well.
    const isGuess = isVanished(context, document.kind, found)
    yield { document, pointer: "/id", values: { found, wanted: document.id, ...(isGuess ? { isGuess } : {}) } }
  }
})
