import { Fragment, type ReactNode } from "react"
import { namesOf } from "../../domain/text/nameParts"
import { opensPhrase, phrasesOf } from "../../domain/text/phrases"
import { wholesOf, type Piece } from "../../domain/text/wholes"
import { breaksAnywhere, useLineBreaking } from "./LineBreakingContext"
import { marked, Whole, Words } from "./Whole"

const phrasesIn = (text: string) => marked(phrasesOf(text))

/** Behind one a line may end before a word. Chromium takes both for one phrase: メンテナンス中のため|口座開設の. */
const reason = /ため[にのだけ]*$/u
/** Safari ends no line at the edge of what stays whole, not even behind its comma or before a bracket. */
const edge = /^[、。]|[（「【]$/u

/** In a browser that knows no phrases a line may end between them too, and before what stays whole. */
const draw = (pieces: readonly Piece[], helpless: boolean): ReactNode =>
  pieces.map(({ text, isWhole }, index) => {
    const before = pieces[index - 1]
    const mayEnd = before?.isWhole
      ? (reason.test(before.text) && opensPhrase(text)) || (helpless && edge.test(`${before.text.at(-1)}${text[0]}`))
      : before && isWhole && helpless
    return (
      <Fragment key={index}>
        {mayEnd && <wbr />}
        {isWhole ? <Whole text={text} /> : <Words text={text} draw={helpless ? phrasesIn : String} />}
      </Fragment>
    )
  })

/**
 * Words that break between their phrases, and never inside a number with its unit, a day, a short bracket or an address.
 * Nodes stay as they are. One element, so that it is one item where its place lays items out.
 */
export function LineBreaking({ text }: { readonly text: ReactNode }): ReactNode {
  const breaks = useLineBreaking()
  if (typeof text !== "string") return text
  if (breaks?.drawLarge) return breaks.drawLarge(text)
  const pieces = wholesOf(text)
  if (breaks?.breaksAnywhere ?? breaksAnywhere()) {
    return (
      <span className="k-phrases">
        {/* It may stand behind another text: what a sentence fills in is drawn by itself. */}
        {opensPhrase(text) && <wbr />}
        {draw(pieces, true)}
      </span>
    )
  }
  if (pieces.every(({ isWhole }) => !isWhole) && !namesOf(text).some(({ isName }) => isName)) return text
  return <span>{draw(pieces, false)}</span>
}
