import { isPolite, opensBracket, wordsOf } from "./phrases"

const closes = /^[、。，．・！？」』】）ー〜～%％:：]/u
/** Written in kana, and part of the word before: endings of verbs, and particles. */
const leans =
  /^(?:ま[すしせれ]|すか|せん|さい|な[いどしらく]|で[すしも]|し[たて]|たい|たら|られ|れ|て[いお]|さま|さん|まで|から|より|だけ|ほど|まま|ながら|って|という|に[つよ]|として|について)/u

/** Signs and figures lean on what follows: ****567. Circled ones are words by themselves. */
const endsWord = /[\p{L}\p{M}\p{No}ー・、。：）」』 ]$/u
/** Verbs that a dictionary for shorter words takes apart: ご確認|ください, 併記されて|いますか. */
const requests = /(?<=.{2})(?=いただ|くださ|ありま)|(?<=ません)(?=でし)|(?<=.{2}[てで])(?=い(?:ま[すしせれ]|[るなた]))/u
/** One letter is a word of its own where a verb begins: 何口座|持てますか, but 報告書を. */
const oneLetter = /^\p{sc=Han}$/u
const verbEnds = /^[てたちっいりしきえれめけせべ]/u

const endsInKana = /\p{sc=Hiragana}$/u

/** So long a word fills a line of large letters by itself: メンテナンス|中です。 */
const fillsLine = /[\p{sc=Katakana}ー]{5}$/u

/** A dictionary takes four times as long for twice as much. */
const longestPhrase = 60

/** Where a phrase ends a line if no line can hold it: between its words, which joined are the phrase. */
export const wordsIn = (phrase: string): readonly string[] =>
  phrase.length > longestPhrase ? [phrase] : phrase.split(requests).flatMap(splitWords)

function splitWords(phrase: string): readonly string[] {
  const words: string[] = []
  let word = ""
  const segments = [...wordsOf(phrase)].map(({ segment }) => segment)
  for (const [place, segment] of segments.entries()) {
    const next = segments[place + 1] ?? ""
    const beginsVerb = oneLetter.test(segment) && verbEnds.test(next)
    // A dictionary that does not know a word of two letters takes it for two: おいたまま|買付.
    const beginsPair = oneLetter.test(segment) && oneLetter.test(next) && endsInKana.test(word)
    const follows = fillsLine.test(word) && /^\p{sc=Han}/u.test(segment)
    const opens = isPolite.test(segment) || opensBracket.test(segment) || beginsVerb || beginsPair || follows
    const begins = segment.length > 1 ? !leans.test(segment) : opens
    if (word.length > 1 && begins && !closes.test(segment) && endsWord.test(word)) {
      words.push(word)
      word = ""
    }
    word += segment
  }
  return word === "" ? words : [...words, word]
}
