import { error } from "../../kit"
import { customerTexts } from "./customerTexts"

/** Digits with commas between them; what stands beside the digits of an address, a version or a date is none. */
const number = /(?<![\p{L}\p{N}.,/-])\d+(?:,\d+)+(?![\p{N}.,/-])/gu
const rightly = /^\d{1,3}(?:,\d{3})+$/

export const textNumberCommas = error(
  "text-number-commas",
  "Commas within a number stand before every three digits.",
  function* (context) {
    for (const { document, pointer, text } of customerTexts(context))
      for (const [found] of text.normalize("NFKC").matchAll(number))
        if (!rightly.test(found)) yield { document, pointer, values: { found } }
  },
)
