import { warning } from "../../kit"
import { customerTexts } from "./customerTexts"

/** What stands for a text that somebody is going to write. */
const unwritten = "文章を入力してください"

export const textUnwritten = warning(
  "text-unwritten",
  "A text that stands for one to be written is no text for customers.",
  function* (context) {
    for (const { document, pointer, text } of customerTexts(context))
      if (text === unwritten) yield { document, pointer, values: {} }
  },
)
