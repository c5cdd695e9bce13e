import { Fragment, useSyncExternalStore, type ReactNode } from "react"
import { namesOf } from "../../domain/text/nameParts"
import { opensPhrase, phrasesOf } from "../../domain/text/phrases"
import { wholesOf, type Piece } from "../../domain/text/wholes"
import { largeDrawing, watchTextSize } from "./textSize"
import { marked, Whole, Words } from "./Whole"

/** Safari breaks Japanese after any letter; other browsers know the phrases themselves. */
const isHelpless = () => !CSS.supports("word-break", "auto-phrase")

const phrasesIn = (text: string) => marked(phrasesOf(text))

/** Places where a line may end in a browser that knows none: between phrases, but never inside of what stays whole. */
function withMarks(pieces: readonly Piece[]): ReactNode {
  return pieces.map(({ text, isWhole }, index) => (
    <Fragment key={index}>
      {index > 0 && pieces[index - 1]?.isWhole === false && isWhole && <wbr />}
      {isWhole ? <Whole text={text} /> : <Words text={text} draw={phrasesIn} />}
    </Fragment>
  ))
}

/**
 * Words that break between their phrases, and never inside a number with its unit, a day, a short bracket or an address.
 * Nodes stay as they are. One element, so that it is one item where its place lays items out.
 */
export function LineBreaking({ text }: { readonly text: ReactNode }): ReactNode {
  const drawLarge = useSyncExternalStore(watchTextSize, largeDrawing)
  if (typeof text !== "string") return text
  if (drawLarge) return drawLarge(text)
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
