import { Fragment, type ReactNode } from "react"
import { namesOf } from "../../domain/text/nameParts"
import { opensPhrase, phrasesOf } from "../../domain/text/phrases"
import { partsOf, widthOf, wholesOf, type Piece } from "../../domain/text/wholes"
import { NameBreaking } from "./NameBreaking"

/** Safari breaks Japanese after any letter; other browsers know the phrases themselves. */
const isHelpless = () => !CSS.supports("word-break", "auto-phrase")

/** In letters: what is wider than a line of large text in a card may break at its joints there, the second anywhere. */
const [narrowLine, usualLine] = [5, 12.5]

function Whole({ text }: { readonly text: string }) {
  const width = widthOf(text)
  if (width <= narrowLine) return <span className="k-whole">{text}</span>
  const parts = partsOf(text)
  const drawn = parts.length === 1 ? text : parts.map((part, index) => <Whole key={index} text={part} />)
  return width > usualLine ? (
    drawn
  ) : (
    <span className="k-whole" data-wide>
      {drawn}
    </span>
  )
}

/** What stands between wholes: words, and names among them. */
const Words = ({ text, draw = String }: { readonly text: string; draw?(text: string): ReactNode }) =>
  namesOf(text).map(({ text: run, isName }, place) => (
    <Fragment key={place}>{isName ? <NameBreaking name={run} /> : draw(run)}</Fragment>
  ))

const marked = (text: string) =>
  phrasesOf(text).map((phrase, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))

/** Places where a line may end in a browser that knows none: between phrases, but never inside of what stays whole. */
function withMarks(pieces: readonly Piece[]): ReactNode {
  return pieces.map(({ text, isWhole }, index) => (
    <Fragment key={index}>
      {index > 0 && pieces[index - 1]?.isWhole === false && isWhole && <wbr />}
      {isWhole ? <Whole text={text} /> : <Words text={text} draw={marked} />}
    </Fragment>
  ))
}

/**
 * Words that break between their phrases, and never inside a number with its unit, a day, a short bracket or an address.
 * Nodes stay as they are. One element, so that it is one item where its place lays items out.
 */
export function LineBreaking({ text }: { readonly text: ReactNode }): ReactNode {
  if (typeof text !== "string") return text
  const pieces = wholesOf(text)
  if (isHelpless()) {
    return (
      <span className="k-phrases">
        {/* It may stand behind another text: what a sentence fills in is drawn by itself. */}
        {opensPhrase(text) && <wbr />}
        {withMarks(pieces)}
      </span>
    )
  }
  if (pieces.every(({ isWhole }) => !isWhole) && !namesOf(text).some(({ isName }) => isName)) return text
  return (
    <span>
      {pieces.map(({ text: piece, isWhole }, index) =>
        isWhole ? <Whole key={index} text={piece} /> : <Words key={index} text={piece} />,
      )}
    </span>
  )
}
