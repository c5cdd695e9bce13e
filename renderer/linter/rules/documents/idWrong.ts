import { error } from "../../kit"
import { isVanished } from "../names/vanishedNames"

/** Ids stand in addresses and records, and systems differ in what they take for the same name. */
const isPlain = (id: string): boolean => /^[a-z0-9_-]+$/.test(id)

export const idWrong = error("id-wrong", "The id of a document is its file name.", function* (context) {
  for (const document of context.set.documents) {
    const { id: found } = document.document
    if (document.kind !== "call" && !isPlain(document.id)) {
      yield { document, pointer: "/id", values: { found, file: document.id } }
      continue
    }
    if (found === document.id) continue
    // Where others name it by the id, the file may have the wrong name as well.
    const isGuess = isVanished(context, document.kind, found)
    yield { document, pointer: "/id", values: { found, wanted: document.id, ...(isGuess ? { isGuess } : {}) } }
  }
})
