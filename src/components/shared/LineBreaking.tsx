import { Fragment, type ReactNode } from "react"
import { phrasesOf } from "../../domain/text/phrases"

/** Safari breaks Japanese after any letter; other browsers know the phrases themselves. */
const isHelpless = () => !CSS.supports("word-break", "auto-phrase")

/** Words that break between their phrases only; the style sheet forbids every other place. */
export function LineBreaking({ text }: { readonly text: ReactNode }): ReactNode {
  if (typeof text !== "string" || !isHelpless()) return text
  return phrasesOf(text).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}
