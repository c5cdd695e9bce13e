import { clean, trim } from "./clean"
import { toHalfWidth } from "./width"

const spaces = /[\s\u3000]+/gu
/** Every hyphen, and the long-vowel mark that kana mode writes for one. */
const hyphen = /[\u002D\u2010-\u2015\u2212\u30FC\uFE63\uFF0D\uFF70]/gu

/** Half-width, without spaces, every hyphen as 「-」: as codes are printed, and read out in groups. What then joins is joined. */
export const toCode = (text: string): string => clean(toHalfWidth(trim(text)).replace(spaces, "").replace(hyphen, "-"))

export const withoutHyphens = (text: string): string => clean(clean(text).replace(hyphen, ""))
