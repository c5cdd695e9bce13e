import type { ReactNode } from "react"
import { isShown, type Conditional } from "./parts"
import { Phrases } from "./Phrases"

interface Step extends Conditional {
  readonly title?: string | undefined
  readonly text?: ReactNode
}

export function StepsDisplay({ rows }: { readonly rows: readonly Step[] }) {
  return (
    <ol className="k-steps">
      {rows.filter(isShown).map(({ title, text }, index) => (
        <li key={index}>
          <span className="k-steps__number">{index + 1}</span>
          <div className="k-steps__body">
            {title && (
              <p className="k-steps__title">
                <Phrases text={title} />
              </p>
            )}
            {text !== undefined && <p className="k-steps__text">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
