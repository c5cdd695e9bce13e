import type { ReactNode } from "react"
import { KeyValuesDisplay, type LabelledValue } from "./KeyValuesDisplay"
import { SmallLink } from "./LinkDisplay"
import { isShown, type Conditional, type TextLinkProps } from "./parts"

interface SummaryGroup extends Conditional {
  readonly title: string
  readonly rows?: readonly LabelledValue[] | undefined
  readonly body?: ReactNode
  readonly change?: TextLinkProps | undefined
}

/** Each change link says what it changes, because several of them read the same. */
export function SummaryListDisplay({ groups }: { readonly groups: readonly SummaryGroup[] }) {
  return (
    <div className="k-summary-list">
      {groups.filter(isShown).map(({ title, rows, body, change }, index) => (
        <section key={index} className="k-summary-list__group">
          <div className="k-summary-list__head">
            <h2>{title}</h2>
            <SmallLink link={change && { name: `${title}を${change.label}`, ...change }} />
          </div>
          <KeyValuesDisplay rows={rows} body={body} />
        </section>
      ))}
    </div>
  )
}
