/** The letters of a syllable that an input method has not finished: さんp is on its way to さんぷ, and nothing is called さんp. */
const unfinished = /([\u3041-\u3096]ー?)[a-z\uFF41-\uFF5A]{1,3}$/u

/** What a search is for while hiragana is still being typed with Latin letters. */
export const dropHalfTyped = (typed: string): string => typed.replace(unfinished, "$1")
