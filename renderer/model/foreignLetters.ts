/** What stands in a text in place of bytes that are no UTF-8, and between the letters of a text in UTF-16: nobody means either. */
const foreignLetters = ["\uFFFD", "\0"]

/** Where a text that was read as UTF-8 turns out to be something else; undefined where it is what it was read as. */
export function foreignLetterAt(text: string): number | undefined {
  const places = foreignLetters.map((letter) => text.indexOf(letter)).filter((place) => place !== -1)
  return places.length === 0 ? undefined : Math.min(...places)
}
