import type { ControlProps } from "../../../renderer/forms/control"

/** The frame around rows of fields; the rows and their buttons come from the form. */
export function RepeaterControl({ id, children }: ControlProps) {
  return (
    <div id={id} className="k-repeater" tabIndex={-1}>
      {children}
    </div>
  )
}
