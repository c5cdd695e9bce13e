import { Fragment, type ReactNode } from "react"
import { namePartsOf } from "../../domain/text/nameParts"
import { opensPhrase, phrasesOf, wordsOf } from "../../domain/text/phrases"
import { partsOf, wholesOf, widthOf, type Piece } from "../../domain/text/wholes"
import { fragmentsOf, wordsIn } from "../../domain/text/words"
import { marked, narrowLine, usualLine, Words } from "./Whole"

/** In letters: longer ones fill a line of a card. */
const longWord = 6

/** In letters: a whole as wide as that leaves no room behind it, and a particle there would stand alone on the next line. */
const fullLine = 8

/** What a text begins with that stands behind another one. */
const beginsBehind = /^(?:[をがはにでともへの]|まで|から|より|ほど|だけ|など|です|では|には|とは|での|への)$/u

/** Of one or two letters, as a phrase begins with none: を, での. */
const isParticle = /^[はがをにでともへの]{1,2}$/u

/** Goes to the next line as a whole; it breaks only where it is wider than a line. */
const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span className="k-whole" data-wide>
    {children}
  </span>
)

/** One that no line holds breaks between what it is made of, or else after any letter: a browser puts no closing sign on the next line alone. */
function drawWord(word: string): ReactNode {
  if (widthOf(word) <= longWord) return word
  const fragments = fragmentsOf(word)
  return fragments.length === 1 ? (
    <span className="k-long-word">{word}</span>
  ) : (
    <Unbroken>{marked(fragments.map(drawWord))}</Unbroken>
  )
}

/** A middle dot is narrow where the word before it is long: it may begin no line, and would need the room of a letter. */
const dotBehind = (word: string): ReactNode =>
  word.endsWith("・") && widthOf(word) > longWord ? (
    <>
      {drawWord(word.slice(0, -1))}
      <span className="k-dot">・</span>
    </>
  ) : (
    drawWord(word)
  )

/** Between words a line may end. */
const drawWords = (words: readonly string[]): ReactNode =>
  marked(words.map((word, place) => <Fragment key={place}>{dotBehind(word)}</Fragment>))

/** A number with its unit, a day, a bracket: one line, or broken at its joints, and between words where it has none. */
function LargeWhole({ text }: { readonly text: string }) {
  if (widthOf(text) <= narrowLine) return <span className="k-whole">{text}</span>
  const parts = partsOf(text)
  const drawn =
    parts.length === 1
      ? drawWords(wordsIn(text))
      : marked(parts.map((part, index) => <LargeWhole key={index} text={part} />))
  return widthOf(text) > usualLine ? drawn : <Unbroken>{drawn}</Unbroken>
}

/** A last single letter goes with what it follows. Behind a particle that begins a line there is room for words, not for a phrase. */
function joinShort(phrases: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const phrase of phrases) {
    const before = joined.at(-1)
    if (before !== undefined && phrase.length === 1) joined.splice(-1, 1, before + phrase)
    else if (before !== undefined && isParticle.test(before)) joined.push(...wordsIn(phrase))
    else joined.push(phrase)
  }
  return joined
}

/** The name of a bank before its account. */
const atSpaces = (phrase: string): readonly string[] =>
  widthOf(phrase) > fullLine ? phrase.split(/(?<=\s)(?=\S)/u) : [phrase]

/** A phrase that is wider than a line breaks between its words. A space behind it stands outside: it needs no room. */
const phrasesIn = (text: string) =>
  marked(
    joinShort(phrasesOf(text).flatMap(atSpaces)).map((phrase, place) => (
      <Fragment key={place}>
        <Unbroken>{drawWords(wordsIn(phrase.trimEnd()))}</Unbroken>
        {phrase.slice(phrase.trimEnd().length)}
      </Fragment>
    )),
  )

/** What begins with a particle stands behind another text, which a sentence filled in: a line would end before a block. */
function phrasesBehind(text: string): ReactNode {
  const [particle = "", ...rest] = joinShort(phrasesOf(text)).flatMap((phrase, place) =>
    place === 0 && widthOf(phrase) > longWord ? wordsIn(phrase) : [phrase],
  )
  return marked([
    <span key="" className="k-whole">
      {particle}
    </span>,
    ...(rest.length > 0 ? [<Fragment key="rest">{phrasesIn(rest.join(""))}</Fragment>] : []),
  ])
}

interface Part extends Piece {
  /** Particle or ending behind a whole: 9件 and を. */
  readonly tail?: string
  /** What divides it from the next part. A line may end there without a mark; a space between two marks ends Chromium's page. */
  readonly space?: string
}

/** Of wholes these alone are endings: ですか. Others begin a phrase even where their first letter says nothing of it: -5,000円, もう一度. */
const isEnding = /か[。、？」』）]*$/u

/** Endings and particles belong to what stands before them: ありますか, 9件を. A whole takes no more than these, and where it fills a line only the last. */
function joinEndings(pieces: readonly Piece[]): readonly Part[] {
  const joined: Part[] = []
  for (const [place, piece] of pieces.entries()) {
    const { isWhole } = piece
    const before = joined.at(-1)
    const text = before ? piece.text.trimStart() : piece.text
    const space = piece.text.slice(0, piece.text.length - text.length)
    if (before && space !== "") joined.splice(-1, 1, { ...before, space })
    if (text === "") continue
    const opens = opensPhrase(text) || (isWhole && !isEnding.test(text))
    const [particle = "", ...rest] = isWhole ? [text] : phrasesOf(text).flatMap(wordsIn)
    if (!before || space !== "" || opens) joined.push({ text, isWhole })
    else if (!before.isWhole) joined.splice(-1, 1, { text: before.text + text, isWhole: false })
    else if ((rest.length > 0 || place < pieces.length - 1) && widthOf(before.text + particle) > fullLine)
      joined.push({ text, isWhole })
    else {
      joined.splice(-1, 1, { ...before, tail: (before.tail ?? "") + particle })
      if (rest.length > 0) joined.push({ text: rest.join(""), isWhole: false })
    }
  }
  return joined
}

/** Of the words of a long part too: サンプルアセット|マネジメント. */
const partsOfName = (name: string): readonly string[] =>
  namePartsOf(name).flatMap((part) => (widthOf(part) > longWord ? wordsIn(part) : [part]))

/** A whole with its particle that is wider than a line breaks before the particle. That of a wide one goes with its last part. */
function drawPart({ text, isWhole, tail }: Part, isBehind: boolean): ReactNode {
  if (!isWhole) return <Words text={text} draw={isBehind ? phrasesBehind : phrasesIn} partsOfName={partsOfName} />
  if (tail === undefined) return <LargeWhole text={text} />
  const parts = widthOf(text) > fullLine ? partsOf(text) : [text]
  const last = parts.at(-1) ?? ""
  return (
    <Unbroken>
      {marked([
        ...parts.slice(0, -1).map((part) => <LargeWhole key={part} text={part} />),
        parts.length > 1 ? <Unbroken key="last">{withTail(last, tail)}</Unbroken> : withTail(last, tail),
      ])}
    </Unbroken>
  )
}

/** 30日|までです, where 30日まで and です would leave a line to です. */
const limit = /(?:まで|から)$/u

function withTail(whole: string, tail: string): ReactNode {
  const amount = whole.replace(limit, "")
  return marked([<LargeWhole key="" text={amount} />, whole.slice(amount.length) + tail])
}

/** A text in letters so large that a line holds few of them: it says by itself where a line may end. */
export function drawLarge(text: string): ReactNode {
  const parts = joinEndings(wholesOf(text))
  const opens = opensPhrase(text)
  const isBehind = beginsBehind.test([...wordsOf(text.slice(0, fullLine))][0]?.segment ?? "")
  return (
    <span className="k-phrases" data-large>
      {opens && <wbr />}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (parts[index - 1]?.space ?? <wbr />)}
          {drawPart(part, index === 0 && isBehind)}
        </Fragment>
      ))}
    </span>
  )
}
