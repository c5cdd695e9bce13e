import { excerptOf, readExcerpt, warning } from "../../kit"
import { customerTexts } from "./customerTexts"

const placeholderText = excerptOf("app", "placeholderText", ({ constants }) => constants["placeholderText"])

export const textUnwritten = warning(
  "text-unwritten",
  "No customer reads the text of `constants.placeholderText`: it stands for one to be written.",
  function* (context) {
    const placeholder = readExcerpt(context, placeholderText)
    for (const { document, pointer, text } of placeholder === undefined ? [] : customerTexts(context))
      if (text === placeholder) yield { document, pointer, values: {} }
  },
)
