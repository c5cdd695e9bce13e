import type { ControlPropsOf } from "../../../renderer"
import type { definition } from "./definition"

/** The frame around rows of fields; the rows and their buttons come from the form. */
export function Repeater({ id, children }: ControlPropsOf<typeof definition>) {
  return (
    <div id={id} className="k-repeater" tabIndex={-1}>
      {children}
    </div>
  )
}
