/** Zero-width characters, direction marks, soft hyphens and joiners: they come along when text is pasted, unseen. */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu
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
    .replace(control, "")
    .replace(invisible, "")
    .replace(combined, compose)
}

const edges = /^[\s\u3000]+|[\s\u3000]+$/gu

/** Removes spaces of either width around the text. */
export const trim = (text: string): string => clean(text).replace(edges, "")
