let segmenter: Intl.Segmenter | undefined

/** The words of a text where the browser has a dictionary; it takes 9 ms to open, and few browsers need it. */
export function wordsOf(text: string): Iterable<{ readonly segment: string }> {
  if (typeof Intl.Segmenter !== "function") return [{ segment: text }]
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" })
  return segmenter.segment(text)
}

export const opensBracket = /^[（「【(]/u
/** Endings of other words: 振り込まれる, 手続き中, 手続き後. */
const carriesWeight = /^(?!込|[中後]$)[\p{sc=Han}\p{sc=Katakana}\p{Lu}\p{Ll}\p{Nd}]/u
/** 「ないかご確認ください」 is no basket. */
export const isPolite = /^(?:お|か?ご)$/u
const opensPolitely = /^[おご](?:$|\p{sc=Han})/u
/** A text beyond this breaks where it may: a dictionary takes four times as long for twice as much. */
const longestText = 2_000
/** As much of a phrase as its ending is judged by. */
const endLength = 8
/** What a phrase may end with. 「お」 and 「ご」 belong to the next word, the 「か」 of 「6か月」 to its number. */
const ends = /(?<!\p{Nd})[\p{sc=Hiragana}、。・：）」】)\s]$/u
/** Words in kana that are no particles: この口座で|よろしいですか. */
const standsAlone = /^(?:よろし|すべて|そのまま)/u
/** Says which, and nothing without what follows: この口座で. */
const pointsAhead = /^[こそあど]の$/u
/** Said behind a name, which may be one in kana: はやぶさ支店. */
const placeName = /(?:(?!から|まで)\p{sc=Hiragana}){3}(?<![のがをにはでともへ])(?:支店|銀行)$/u

function beginsPhrase(word: string, end: string, before: string): boolean {
  if (opensBracket.test(word)) return !opensBracket.test(before)
  if (!ends.test(end) || isPolite.test(before) || pointsAhead.test(before) || placeName.test(end + word)) return false
  if (/[、。]$/u.test(end)) return /^\p{L}/u.test(word)
  return carriesWeight.test(word) || opensPolitely.test(word) || standsAlone.test(word)
}

/** True where a text begins with a word, and not with the particle or the ending of one. */
export const opensPhrase = (text: string): boolean =>
  opensBracket.test(text) || carriesWeight.test(text) || /^[おご]/u.test(text)

/** The phrases of a Japanese sentence: words with the particles and endings that follow them. Joined they are the text. */
export function phrasesOf(text: string): readonly string[] {
  if (text.length > longestText) return [text]
  const phrases: string[] = []
  let [start, place, end, before] = [0, 0, "", ""]
  for (const { segment } of wordsOf(text)) {
    if (place > 0 && beginsPhrase(segment, end, before)) {
      phrases.push(text.slice(start, place))
      start = place
      end = ""
    }
    place += segment.length
    end = (end + segment).slice(-endLength)
    before = segment
  }
  return place === 0 ? [] : [...phrases, text.slice(start)]
}
