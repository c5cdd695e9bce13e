import type { ControlProps } from "../../../renderer/forms/control"
import { inputProps, isChosen, optionText } from "./parts"

/** The phone's own picker. Options are known by their place, so that values of any type come back as they were. */
export function SelectControl(props: ControlProps) {
  const chosen = props.options.findIndex(({ value }) => isChosen(props.value, value))
  return (
    <span className="k-box k-select" data-disabled={props.disabled || undefined} data-empty={chosen < 0 || undefined}>
      <select
        {...inputProps(props)}
        className="k-box__input k-select__input"
        disabled={props.disabled || props.readOnly}
        autoComplete={props.autocomplete}
        value={chosen < 0 ? "" : String(chosen)}
        onChange={({ target }) =>
          props.onChange(target.value === "" ? undefined : props.options[Number(target.value)]?.value)
        }
        onBlur={props.onBlur}
      >
        <option value="">{optionText(props.control, "empty") ?? props.texts["choose"]}</option>
        {props.options.map(({ label, disabled }, index) => (
          <option key={index} value={index} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
