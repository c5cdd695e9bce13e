/** A character that nobody sees, but for a line break and what belongs to an emoji. */
const unseen =
  /(?![\n\u{E0061}-\u{E007F}])[\p{Cc}\p{Cf}](?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic}))/gu
/** Nobody sees either where a text ends. */
const around = /^\s+|\s+$/g

const names: Readonly<Record<string, string>> = {
  "\n": "改行",
  "\r": "改行",
  "\t": "タブ",
  " ": "空白",
  "\u3000": "全角の空白",
}

const codeOf = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")

const nameOf = (letter: string): string => `［${names[letter] ?? `見えない文字 U+${codeOf(letter)}`}］`

/** A text with names for what is not seen of it: without them it looks like one that has none of that. */
export const nameUnseen = (text: string): string =>
  text.replaceAll(around, (spaces) => [...spaces].map(nameOf).join("")).replaceAll(unseen, nameOf)
