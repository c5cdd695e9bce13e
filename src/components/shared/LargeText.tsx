import { Fragment, type ReactNode } from "react"
import { opensPhrase, phrasesOf } from "../../domain/text/phrases"
import { partsOf, wholesOf, widthOf, type Piece } from "../../domain/text/wholes"
import { wordsIn } from "../../domain/text/words"
import { marked, narrowLine, usualLine, Words } from "./Whole"

/** In letters: longer ones fill a line of a card. */
const longWord = 6

/** In letters: a whole as wide as that leaves no room behind it, and a particle there would stand alone on the next line. */
const fullLine = 8

/** Goes to the next line as a whole; it breaks only where it is wider than a line. */
const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span className="k-whole" data-wide>
    {children}
  </span>
)

/** Between words a line may end. One that no line holds breaks after any letter, but a browser puts no closing sign on the next line alone. */
const drawWords = (words: readonly string[]): ReactNode =>
  marked(
    words.map((word, place) =>
      widthOf(word) > longWord ? (
        <span key={place} className="k-long-word">
          {word}
        </span>
      ) : (
        word
      ),
    ),
  )

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

/** A middle dot may begin a short line (`line-break: loose`): behind a long word it would be all that the next line holds. */
const handOnDots = (phrases: readonly string[]): readonly string[] =>
  phrases.reduce<string[]>((all, phrase) => {
    const before = all.at(-1)
    if (before === undefined || !before.endsWith("・") || before.length <= longWord) return [...all, phrase]
    return [...all.slice(0, -1), before.slice(0, -1), `・${phrase}`]
  }, [])

/** A phrase that is wider than a line breaks between its words. A space behind it stands outside: it needs no room. */
const phrasesIn = (text: string) =>
  marked(
    handOnDots(phrasesOf(text)).map((phrase, place) => (
      <Fragment key={place}>
        <Unbroken>{drawWords(wordsIn(phrase.trimEnd()))}</Unbroken>
        {phrase.slice(phrase.trimEnd().length)}
      </Fragment>
    )),
  )

interface Part extends Piece {
  /** Particle or ending behind a whole: 9件 and を. */
  readonly tail?: string
  /** What divides it from the next part. A line may end there without a mark; a space between two marks ends Chromium's page. */
  readonly space?: string
}

/** Endings and particles belong to what stands before them: ありますか, 9件を. A whole takes no more than these, and none where it fills a line. */
function joinEndings(pieces: readonly Piece[]): readonly Part[] {
  const joined: Part[] = []
  for (const piece of pieces) {
    const { isWhole } = piece
    const before = joined.at(-1)
    const text = before ? piece.text.trimStart() : piece.text
    const space = piece.text.slice(0, piece.text.length - text.length)
    if (before && space !== "") joined.splice(-1, 1, { ...before, space })
    if (text === "") continue
    if (!before || space !== "" || opensPhrase(text)) joined.push({ text, isWhole })
    else if (!before.isWhole) joined.splice(-1, 1, { text: before.text + text, isWhole: false })
    else if (!isWhole && widthOf(before.text) > fullLine) joined.push({ text, isWhole })
    else {
      const [particle = "", ...rest] = isWhole ? [text] : phrasesOf(text).flatMap(wordsIn)
      joined.splice(-1, 1, { ...before, tail: (before.tail ?? "") + particle })
      if (rest.length > 0) joined.push({ text: rest.join(""), isWhole: false })
    }
  }
  return joined
}

/** A whole with its particle that is wider than a line breaks before the particle. */
function drawPart({ text, isWhole, tail }: Part): ReactNode {
  if (!isWhole) return <Words text={text} draw={phrasesIn} />
  const whole = <LargeWhole text={text} />
  return tail === undefined ? whole : <Unbroken>{marked([whole, tail])}</Unbroken>
}

/** A text in letters so large that a line holds few of them: it says by itself where a line may end. */
export function drawLarge(text: string): ReactNode {
  const parts = joinEndings(wholesOf(text))
  return (
    <span className="k-phrases" data-large>
      {opensPhrase(text) && <wbr />}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (parts[index - 1]?.space ?? <wbr />)}
          {drawPart(part)}
        </Fragment>
      ))}
    </span>
  )
}
