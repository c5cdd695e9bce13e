/** What is drawn in colour on its own, what a sign asks to be drawn so, and dingbats, which some devices draw so. */
const picture = String.raw`\p{Emoji_Presentation}|\p{Emoji}\uFE0F|(?=\p{Emoji})[\u2700-\u27BF]|(?=\p{Extended_Pictographic})[\u{1F000}-\u{1FAFF}]`
/** What changes the picture before it, or joins it to the next one. */
const rest = String.raw`[\uFE0F\u20E3\u200D\p{Emoji_Modifier}\u{E0061}-\u{E007F}]`

/** Pictures among letters: the typeface has none, every device draws its own. */
export const emoji = new RegExp(`(?:(?:${picture})${rest}*)+`, "u")

export const withoutEmoji = (text: string): string => text.replaceAll(new RegExp(emoji, "gu"), "")
