/**
 * What comes along unseen when text is pasted: controls, zero-width characters, direction marks, variation selectors, tags,
 * fillers, halves of surrogate pairs. What joins emoji (👨‍👩‍👧) and says that a sign is one (❤️, 1️⃣) is seen, and stays. All at once: what stands on both sides of one could otherwise join to another.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex -- control characters are what is searched for
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB\p{DI}\p{Cs}\p{NChar}](?<!\p{ExtPict}[\uFE0F\p{EMod}]?\u200D(?=\p{ExtPict}))(?<!\p{ExtPict}\uFE0F)(?<![0-9#*]\uFE0F(?=\u20E3))/gu
/** No spelling of any language has as many marks on one character, and what joins them takes their number squared. */
const excessMarks = /(\p{M}{8})\p{M}+/gu
/** A character with the marks that belong to it. */
export const combined = /.[\u0300-\u036F\u3099\u309A]+/gu

export const compose = (pair: string): string => pair.normalize("NFC")

/**
 * What every conversion starts with: one character where a macOS file or a keyboard wrote two (か + ゛), no character
 * that nobody can see. Kanji stay exactly as they were typed: full normalisation would replace some names' characters.
 */
export function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(unseen, "")
    .replace(excessMarks, "$1")
    .replace(combined, compose)
}

/** Removes spaces of either width around the text. */
export const trim = (text: string): string => clean(text).trim()
