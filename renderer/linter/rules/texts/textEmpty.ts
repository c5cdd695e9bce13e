import { error, referencesOf } from "../../kit"

export const textEmpty = error("text-empty", "Titles, labels and sentences are not empty.", function* (context) {
  for (const { document, pointer, text } of referencesOf(context, "text"))
    if (text.trim() === "") yield { document, pointer }
})
