import { Fragment, type ReactNode } from "react"
import { opensPhrase, phrasesOf } from "../../domain/text/phrases"
import { partsOf, wholesOf, widthOf, type Piece } from "../../domain/text/wholes"
import { wordsIn } from "../../domain/text/words"
import { marked, narrowLine, Words } from "./Whole"

/** One line as long as a line can hold it. */
const Together = ({ children }: { readonly children: ReactNode }) => (
  <span className="k-whole" data-wide>
    {children}
  </span>
)

/** A number with its unit, a day, a bracket: one line, or broken at its joints, and between words where it has none. */
function Whole({ text }: { readonly text: string }) {
  if (widthOf(text) <= narrowLine) return <span className="k-whole">{text}</span>
  const parts = partsOf(text)
  return (
    <Together>
      {marked(parts.length === 1 ? wordsIn(text) : parts.map((part, index) => <Whole key={index} text={part} />))}
    </Together>
  )
}

/** A phrase goes to the next line as a whole, and what no line can hold ends one between words. A space behind it needs no room. */
const phrasesIn = (text: string) =>
  marked(
    phrasesOf(text).map((phrase, place) => (
      <Fragment key={place}>
        <Together>{marked(wordsIn(phrase.trimEnd()))}</Together>
        {phrase.slice(phrase.trimEnd().length)}
      </Fragment>
    )),
  )

interface Part extends Piece {
  /** Particle or ending behind a whole: 9件 and を. */
  readonly tail?: string
}

/** Endings and particles belong to what stands before them: ありますか, 9件を. A whole takes no more than these. */
function joinEndings(pieces: readonly Piece[]): readonly Part[] {
  const joined: Part[] = []
  for (const { text, isWhole } of pieces) {
    const before = joined.at(-1)
    if (!before || opensPhrase(text)) joined.push({ text, isWhole })
    else if (!before.isWhole) joined.splice(-1, 1, { text: before.text + text, isWhole: false })
    else {
      const [particle = "", ...rest] = isWhole ? [text] : phrasesOf(text).flatMap(wordsIn)
      joined.splice(-1, 1, { ...before, tail: (before.tail ?? "") + particle })
      if (rest.length > 0) joined.push({ text: rest.join(""), isWhole: false })
    }
  }
  return joined
}

/** What no line can hold with its particle breaks before that. */
function drawPart({ text, isWhole, tail }: Part, index: number): ReactNode {
  if (!isWhole) return <Words key={index} text={text} draw={phrasesIn} />
  const whole = <Whole key={index} text={text} />
  return tail === undefined ? whole : <Together key={index}>{marked([whole, tail])}</Together>
}

/** A text in letters so large that a line holds few of them: it says by itself where a line may end. */
export const drawLarge = (text: string): ReactNode => (
  <span className="k-phrases" data-large>
    {opensPhrase(text) && <wbr />}
    {marked(joinEndings(wholesOf(text)).map(drawPart))}
  </span>
)
