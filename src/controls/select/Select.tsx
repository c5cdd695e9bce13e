import type { ControlPropsOf } from "../../../renderer"
import { inputProps, isChosen } from "../shared/input"
import type { definition } from "./definition"

/** The phone's own picker. Options are known by their place, so that values of any type come back as they were. */
export function Select(props: ControlPropsOf<typeof definition>) {
  const { enumOptions = [] } = props.options
  const chosen = enumOptions.findIndex(({ value }) => isChosen(props.value, value))
  return (
    <span className="k-box k-select" data-disabled={props.disabled || undefined} data-empty={chosen < 0 || undefined}>
      <select
        {...inputProps(props)}
        className="k-box__input k-select__input"
        disabled={props.disabled || props.readonly}
        autoComplete={props.options.autocomplete}
        value={chosen < 0 ? "" : String(chosen)}
        onChange={({ target }) =>
          props.onChange(target.value === "" ? undefined : enumOptions[Number(target.value)]?.value)
        }
      >
        <option value="">{props.options.empty || props.registry.formContext.texts["choose"]}</option>
        {enumOptions.map(({ label, disabled }, index) => (
          <option key={index} value={index} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
