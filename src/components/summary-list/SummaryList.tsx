import type { PropsOf } from "../../../renderer"
import { KeyValues } from "../key-values/KeyValues"
import { isShown } from "../shared/options"
import { SmallLink } from "../shared/TapLink"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

/** Each change link says what it changes, because several of them read the same. */
export function SummaryList({ groups }: PropsOf<typeof definition>) {
  return (
    <div className="k-summary-list">
      {groups.filter(isShown).map(({ title, rows, body, change }, index) => (
        <section key={index} className="k-summary-list__group">
          <div className="k-summary-list__head">
            <h2>
              <LineBreaking text={title} />
            </h2>
            <SmallLink link={change && { name: `${title}を${change.label}`, ...change }} />
          </div>
          <KeyValues rows={rows} body={body} />
        </section>
      ))}
    </div>
  )
}
