import type { ControlPropsOf } from "../../../renderer"
import { inputProps } from "../shared/input"
import { tickValues } from "../shared/tickValues"
import type { definition } from "./definition"

export function Switch(props: ControlPropsOf<typeof definition>) {
  const { on, off } = tickValues(props.schema)
  const checked = props.value === on
  return (
    <label
      className="k-switch"
      htmlFor={props.id}
      data-chosen={checked || undefined}
      data-disabled={props.disabled || undefined}
    >
      <span className="k-switch__label">{props.label}</span>
      <input
        {...inputProps(props)}
        className="k-switch__input"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={props.disabled || props.readonly}
        onChange={(event) => props.onChange(event.target.checked ? on : off)}
      />
      <span className="k-switch__track" aria-hidden="true" />
    </label>
  )
}
