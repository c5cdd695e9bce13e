import type { ControlPropsOf } from "../../../renderer"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { run } from "../../components/shared/options"
import { inputProps } from "../shared/input"
import { tickValues } from "../shared/tickValues"
import type { definition } from "./definition"

/** A sentence to agree to. Says why it cannot be ticked yet; a link beside it leads to what it speaks of. */
export function Checkbox(props: ControlPropsOf<typeof definition>) {
  const { id, disabled, "aria-describedby": describedBy } = props
  const { link } = props.options
  const reason = disabled ? props.options.reason : undefined
  const { on, off } = tickValues(props.schema)
  const checked = props.value === on
  const explained = [describedBy, reason && `${id}-reason`].filter(Boolean)
  return (
    <span className="k-consent">
      <label
        className="k-choice k-choice--card"
        htmlFor={id}
        data-chosen={checked || undefined}
        data-disabled={disabled || undefined}
      >
        <input
          {...inputProps(props)}
          className="k-choice__mark"
          type="checkbox"
          checked={checked}
          disabled={disabled || props.readonly}
          aria-describedby={explained.length === 0 ? undefined : explained.join(" ")}
          onChange={(event) => props.onChange(event.target.checked ? on : off)}
        />
        <span className="k-choice__label">
          <LineBreaking text={props.label} />
        </span>
      </label>
      {link && (
        <button type="button" className="k-consent__link" onClick={() => run(link.tap)}>
          <LineBreaking text={link.label} />
        </button>
      )}
      {reason && (
        <span className="k-consent__reason" id={`${id}-reason`}>
          <LineBreaking text={reason} />
        </span>
      )}
    </span>
  )
}
