/** Joins two emoji into one sign, with the sign that makes the first one colourful before it. */
const joiner = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})`
/** Letters that say whose flag a black one is. */
const tags = String.raw`(?<=\u{1F3F4}[\u{E0061}-\u{E007A}]*)[\u{E0061}-\u{E007A}\u{E007F}]`

const source = String.raw`(?!\n)(?!${joiner})(?!${tags})[\p{Cc}\p{Cf}]`

/** A character that nobody sees, unless it is part of an emoji. */
export const invisible = new RegExp(source, "u")

export const withoutInvisible = (text: string): string => text.replaceAll(new RegExp(source, "gu"), "")
