import type { Importer } from "./node"

export interface ForeignText {
  readonly text: string
  readonly file: "schema" | "ui"
  readonly pointer: string
}

/** Markup, addresses and invisible characters: no text of a document holds them. */
const unspeakable = /<\/?[A-Za-z!]|https?:\/\/|(?:java|vb)script\s*:|data:[a-z]+\/|&[a-z#0-9]+;|(?!\n)[\p{Cc}\p{Cf}]/iu

export const escaped = (text: string, form: "plain" | "rich" = "plain"): string =>
  text.replaceAll(form === "rich" ? /[\\{}*[\]]/g : /[\\{}]/g, "\\$&")

/** A text of somebody else as a document writes it: its braces and stars are signs, not places and marks. */
export function textFrom(importer: Importer, { text, file, pointer }: ForeignText, form: "plain" | "rich" = "plain") {
  if (text.trim() === "") return undefined
  if (!unspeakable.test(text)) return escaped(text, form)
  importer.add("text", file, pointer)
  return undefined
}
