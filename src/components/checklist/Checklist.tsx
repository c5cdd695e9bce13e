import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { isShown } from "../shared/options"
import type { definition } from "./definition"

/** Not a live region: every keystroke may tick something off, and a screen reader would talk over the typing. */
export function Checklist({ label, rows }: PropsOf<typeof definition>) {
  return (
    <ul className="k-checklist" aria-label={label}>
      {rows.filter(isShown).map(({ text, met }, index) => (
        <li key={index} data-met={met || undefined}>
          <span className="k-checklist__mark" aria-hidden="true">
            {met && <Icon name="check" />}
          </span>
          <span>
            {text}
            <span className="k-hidden-text">（{met ? "満たしています" : "満たしていません"}）</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
