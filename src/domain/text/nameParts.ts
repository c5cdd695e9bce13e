const scripts = String.raw`\p{sc=Katakana}[\p{sc=Katakana}ー・]*|\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}々]*|[^\p{sc=Katakana}\p{sc=Han}（）]+`
/** A bracket stays with what it holds. */
const part = new RegExp(`（*(?:${scripts})）*|[（）]+`, "gu")

/**
 * Where the name of a product may end a line: it is no sentence, so a browser that looks for phrases breaks 全世界 in two.
 * What is joined gives the name again.
 */
export const namePartsOf = (name: string): readonly string[] => name.match(part) ?? (name === "" ? [] : [name])
