import { isPolite, opensBracket, wordsOf } from "./phrases"

const closes = /^[、。，．・！？」』】）ー〜～%％:：]/u
/** Written in kana, and part of the word before: endings of verbs, and particles. */
const leans =
  /^(?:ま[すしせ]|せん|さい|な[いどしらく]|で[すしも]|し[たて]|たい|たら|られ|れ|て[いお]|さま|さん|まで|から|より|だけ|ほど|ながら|って|という|に[つよ]|として|について)/u

/** Signs and figures lean on what follows: ****567. */
const endsWord = /[\p{L}\p{M}ー・、。：）」』 ]$/u
/** Verbs that a dictionary for shorter words takes apart. */
const requests = /(?<=.{2})(?=いただ|くださ|ありま)/u

/** A dictionary takes four times as long for twice as much. */
const longestPhrase = 60

/** Where a phrase ends a line if no line can hold it: between its words, which joined are the phrase. */
export const wordsIn = (phrase: string): readonly string[] =>
  phrase.length > longestPhrase ? [phrase] : phrase.split(requests).flatMap(splitWords)

function splitWords(phrase: string): readonly string[] {
  const words: string[] = []
  let word = ""
  for (const { segment } of wordsOf(phrase)) {
    const begins = segment.length > 1 ? !leans.test(segment) : isPolite.test(segment) || opensBracket.test(segment)
    if (word.length > 1 && begins && !closes.test(segment) && endsWord.test(word)) {
      words.push(word)
      word = ""
    }
    word += segment
  }
  return word === "" ? words : [...words, word]
}
