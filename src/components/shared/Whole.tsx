import { Fragment, type ReactNode } from "react"
import { namesOf } from "../../domain/text/nameParts"
import { partsOf, widthOf } from "../../domain/text/wholes"
import { NameBreaking } from "./NameBreaking"

/** Places where a line may end, between these. */
export const marked = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** In letters: what is wider than a line of large text in a card may break at its joints there, the second anywhere. */
export const [narrowLine, usualLine] = [5, 12.5]

/** A number with its unit, a day, a bracket: one line, or broken at its joints. */
export function Whole({ text }: { readonly text: string }) {
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

interface WordsProps {
  readonly text: string
  draw?(text: string): ReactNode
  /** Parts of a name that is wider than a line. */
  partsOfName?(name: string): readonly string[]
}

/** What stands between wholes: words, and names among them. */
export const Words = ({ text, draw = String, partsOfName }: WordsProps) =>
  namesOf(text).map(({ text: run, isName }, place) => (
    <Fragment key={place}>{isName ? <NameBreaking name={run} partsOf={partsOfName} /> : draw(run)}</Fragment>
  ))
