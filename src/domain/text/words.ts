import { isPolite, opensBracket, wordsOf } from "./phrases"

const closes = /^[、。，．・！？」』】）ー〜～%％:：ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u
/** Written in kana, and part of the word before: endings of verbs, and particles. */
const leans =
  /^(?:ま[すしせれ]|すか|せん|さい|な[いどしらくか]|なお[すしせ]|で[すしもはの]|し[たて]|しょう|しく|た[いらめかり]|られ|れ|て[いお]|さま|さん|すぎ|ずつ|まで|から|より|だけ|ほど|まま|ながら|って|という|に[つよはも関]|と[はの]|への|の[でに]|として|について|がい|ちょ)/u

/** Signs and figures lean on what follows: ****567. Circled ones are words by themselves. */
const endsWord = /[\p{L}\p{M}\p{No}ー・、。：）」』 ]$/u
/** Verbs that a dictionary for shorter words takes apart: ご確認|ください, 併記されて|いますか. */
const requests =
  /(?<=.{2}|[をはがも])(?=いただ|くださ|ありま)|(?<=が)(?=かか[りるっ])|(?<=も)(?=さが[しせ])|(?<=いか)(?=ご\p{sc=Han})|(?<=ません)(?=でし)|(?<=.{2}[てで])(?=い(?:ま[すしせれ]|[るなた]))|(?<=に)(?=もとづ)|(?<=[がはも])(?=な[いく]|なかっ)/u
/** Words that a dictionary has as one: インターネット|バンキング. And a name in kana, which it takes for a part of what it follows. */
const compounds =
  /(?<=メール|インターネット|キャッシュ|グリーン|システム)(?=[\p{sc=Katakana}ー]{3})|(?<=インター)(?=ネット)|(?<=[がをはでとへ])(?=\p{sc=Hiragana}{2,6}(?:銀行|支店))/u
/** Stays with a name in kana: みほん銀行. */
const placeOfName = /^\p{sc=Hiragana}+(?:銀行|支店)$/u
/** One letter is a word of its own where a verb begins: 何口座|持てますか, but 報告書を, and 読み込めません. */
const oneLetter = /^(?!込)\p{sc=Han}$/u
const verbEnds = /^[てたちっいりしきえれめけせべ]/u

const endsInKana = /\p{sc=Hiragana}$/u

/** A dictionary takes names in katakana for many short words, as アセット for two: only between long ones a line ends. */
const longKatakana = /^[\p{sc=Katakana}ー]{3}/u
const endsInKatakana = /[\p{sc=Katakana}ー]$/u
const isInKatakana = (before: string, next: string): boolean => endsInKatakana.test(before) && endsInKatakana.test(next)
/** Behind so many letters any long word may begin: シュヴァルツェン|ベルク. */
const manyLetters = /[\p{sc=Katakana}ー]{6}$/u

/** So long a word fills a line of large letters by itself: メンテナンス|中です。 */
const fillsLine = /[\p{sc=Katakana}ー]{5}$/u

/** A dictionary takes four times as long for twice as much. */
const longestPhrase = 60

/** Where a phrase ends a line if no line can hold it: between its words, which joined are the phrase. */
export const wordsIn = (phrase: string): readonly string[] =>
  phrase.length > longestPhrase
    ? [phrase]
    : phrase
        .split(requests)
        .flatMap((part) => part.split(compounds))
        .flatMap(splitWords)

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
    const begins = segment.length > 1 ? !leans.test(segment) && !placeOfName.test(word + segment) : opens
    const before = segments[place - 1] ?? ""
    const isTwo = longKatakana.test(segment) && (longKatakana.test(before) || manyLetters.test(word))
    const isInside = isInKatakana(before, segment) && !isTwo
    if (word.length > 1 && begins && !isInside && !closes.test(segment) && endsWord.test(word)) {
      words.push(word)
      word = ""
    }
    word += segment
  }
  return word === "" ? words : [...words, word]
}

/** Where the last part of a long word may go to the next line: before its ending, and between words: お申込み|については. */
const endings =
  /^(?:に(?:つい|よ|関|対|おい)|まで|など|から|より|だけ|で[すし]|しま|して|され|という|として|となり|まし|さま|\p{sc=Han})/u
const letterOfHan = /^\p{sc=Han}$/u

/** Where a word ends a line that cannot hold it: no ending of two letters stands alone. Joined they are the word. */
export function fragmentsOf(word: string): readonly string[] {
  const fragments: string[] = []
  let [from, place] = [0, 0]
  for (const { segment } of wordsOf(word)) {
    const rest = word.slice(place)
    if (place - from > 1 && lettersOf(rest) > 2 && !letterOfHan.test(segment) && endings.test(rest)) {
      fragments.push(word.slice(from, place))
      from = place
    }
    place += segment.length
  }
  return [...fragments, word.slice(from)]
}

const lettersOf = (text: string): number => text.replace(/[、。）」]+$/u, "").length
