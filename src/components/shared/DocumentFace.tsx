import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { LineBreaking } from "./LineBreaking"

interface DocumentFaceProps {
  readonly title: string
  readonly sub?: string | undefined
  /** What a screen reader says of where it opens. */
  readonly hint: string | undefined
  readonly isOpened: boolean
  readonly state: ReactNode
}

/** What the button of one document shows: its title, and whether it was opened. */
export function DocumentFace({ title, sub, hint, isOpened, state }: DocumentFaceProps) {
  return (
    <>
      <span className="k-document__icon">
        <Icon name="file" />
      </span>
      <span className="k-document__texts">
        <span className="k-document__title">
          <LineBreaking text={title} />
        </span>
        {sub && <span className="k-document__sub">{sub}</span>}
        <span className="k-hidden-text">{hint}</span>
      </span>
      <span className="k-document__state" data-opened={isOpened || undefined}>
        {isOpened && <Icon name="check" />}
        {state}
        {!isOpened && <Icon name="external" />}
      </span>
    </>
  )
}
