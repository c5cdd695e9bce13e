import type { ControlProps } from "../../../renderer/forms/control"
import { Phrases } from "../displays/Phrases"
import { inputProps, optionText } from "./parts"

/** The value that stands for "ticked": 1 where the schema asks for a number. */
const onValue = ({ schema }: ControlProps): unknown => schema["const"] ?? (schema["type"] === "integer" ? 1 : true)
const offValue = (props: ControlProps): unknown =>
  onValue(props) === 1 && props.schema["const"] === undefined
    ? 0
    : onValue(props) === true && props.schema["const"] === undefined
      ? false
      : undefined

interface Link {
  readonly label: string
  readonly tap: () => unknown
}

function linkOf(options: ControlProps["options"]): Link | undefined {
  const link = options["link"]
  if (typeof link !== "object" || link === null || !("label" in link) || !("tap" in link)) return undefined
  const { label, tap } = link
  return typeof label === "string" && typeof tap === "function" ? { label, tap: () => tap() as unknown } : undefined
}

/** A sentence to agree to. Says why it cannot be ticked yet; a link beside it leads to what it speaks of. */
export function CheckboxControl(props: ControlProps) {
  const reason = props.disabled ? optionText(props.options, "reason") : undefined
  const link = linkOf(props.options)
  const checked = props.value === onValue(props)
  const explained = [props["aria-describedby"], reason === undefined ? undefined : `${props.id}-reason`].filter(
    (id) => id !== undefined,
  )
  return (
    <span className="k-consent">
      <label
        className="k-choice k-choice--card"
        htmlFor={props.id}
        data-chosen={checked || undefined}
        data-disabled={props.disabled || undefined}
      >
        <input
          {...inputProps(props)}
          className="k-choice__mark"
          type="checkbox"
          checked={checked}
          disabled={props.disabled || props.readonly}
          aria-describedby={explained.length === 0 ? undefined : explained.join(" ")}
          onChange={(event) => props.onChange(event.target.checked ? onValue(props) : offValue(props))}
          onBlur={() => props.onBlur(props.id, props.value)}
        />
        <span className="k-choice__label">
          <Phrases text={props.label} />
        </span>
      </label>
      {link === undefined ? null : (
        <button type="button" className="k-consent__link" onClick={() => void link.tap()}>
          {link.label}
        </button>
      )}
      {reason === undefined ? null : (
        <span className="k-consent__reason" id={`${props.id}-reason`}>
          {reason}
        </span>
      )}
    </span>
  )
}

export function SwitchControl(props: ControlProps) {
  const checked = props.value === onValue(props)
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
        onChange={(event) => props.onChange(event.target.checked ? onValue(props) : offValue(props))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="k-switch__track" aria-hidden="true" />
    </label>
  )
}
