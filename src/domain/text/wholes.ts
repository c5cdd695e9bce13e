/** A piece of a text, and whether it stays on one line wherever a line can hold it. */
export interface Piece {
  readonly text: string
  readonly isWhole: boolean
}

/**
 * Scripts by their ranges: a browser compiles the expression before the first text of a page, and takes half as long again where
 * it has `\p{sc=Han}` and its like.
 */
const [han, katakana, hiragana] = ["々〇㐀-鿿豈-﫿", "ァ-ヺヽ-ヿㇰ-ㇿｦ-ｯｱ-ﾝ", "ぁ-ゖゝ-ゟ"]

const number = "[0-9０-９](?:[0-9０-９,，.．]{0,12}[0-9０-９])?"
const unit =
  "(?:[万億兆]?(?:円|ドル|口座?|株|年|か月|ヶ月|カ月|月|週間|日|時間|時|分間|分|秒|歳|回|桁|文字|件|枚|社|名|人|点|項目|画面|営業日|%|％)|[万億])" +
  "(?:以内|以上|以下|未満|まで|から|間(?!違)|前|後|目){0,2}"
const amount = `(?:約|最短|最大|毎[月年]|年間|(?<![${han}])年|各|あと|[+＋−-])?${number}${unit}`
const day = `(?:${number}年)?${number}月${number}日(?:[(（][月火水木金土日][)）])?(?:以降|まで|から)?`
const clock = "[0-9]{1,2}(?::[0-9]{2}){1,2}"
const time = `(?:[本当翌]日|午[前後])?${clock}(?:[～〜~]${clock})?(?:時点|以降|まで|から)?`
/**
 * An amount, with the one that it reaches from or with what it is of before it. One expression: with one for each of the three a browser
 * compiled half as long again.
 */
const amountOrRange = `(?:${number}(?:${unit})?[～〜~]|(?<![${han}])[${han}]{2}は(?=${number}[万億]?円))?${amount}`

/**
 * A reason, from the first letter of its word: 審査中のため, 受け取るために. Chromium breaks before ため. With のため nine letters are as wide as
 * what stays on a line at all. Kana inside of a word are those of 手続き中 and 申込み中; ポイントをためる is another word.
 */
const letter = `${katakana}${han}ーA-Za-z`
const reason = `[おご]?(?<![${letter}])[${letter}][${letter}いえきけしちみめり]{0,8}[${hiragana}]{1,6}(?<!を)ため(?:に?だけに?|[にの])?`

/** Alternatives in the order in which they are tried: what holds more comes first. Words and numbers alone break nowhere. */
const alternatives = [
  "（[^（）()\\s]{1,14}）",
  // Banks shorten 株式会社 to a bracket that is never closed: of サンプルショウケン（カ, the end stays together,
  // with its space: Chromium lets one hang behind the end of a line only where it is in one piece with what it follows.
  `[${katakana}ー]{2}（[${katakana}]{1,3}(?:\u3000|(?=\\s|$))`,
  day,
  time,
  amountOrRange,
  "[A-Za-z0-9]{1,30}(?:[@._/-][A-Za-z0-9]{1,30}){1,8}",
  reason,
  "お申込み[前後]の?",
  "お?問い合わせる?",
  "もう一度",
  "引き続き|再手続き(?:が|を|する)?",
  "生年月日[をはの]?|会員ID[をはの]?",
  "(?:さし|差し)あげ(?:ます|る|て)?",
  "(?:します|ます|ました|です)か(?=[。、」』）？\\s]|$)",
  "約款$",
]
const whole = new RegExp(`[「『]?(?:${alternatives.join("|")})[」』）、。？：]{0,2}`, "gu")

/** What a text is made of: numbers with what they count, days, brackets, addresses and endings stay whole. Joined they are the text. */
export function wholesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(whole)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isWhole: false })
    pieces.push({ text: found, isWhole: true })
    from = index + found.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isWhole: false })
  return pieces
}

/** Where a whole ends its line if no line can hold it: before a number, behind a part of an address. */
const joint = /(?<=[^0-9０-９,，.．:：+＋−（「『約月〜～~-])(?=[0-9０-９])|(?<=日)(?=[(（])|(?<=[.@/])(?=[A-Za-z])/u

/** The parts of a whole, from the joints at which it breaks when it has to. */
export const partsOf = (text: string): readonly string[] => text.split(joint)

const narrow = /[\u0020-\u007e]/u

/** Width of a text in letters of full width, roughly. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (narrow.test(letter) ? 0.55 : 1), 0)
