import type { ControlProps } from "../../../renderer/forms/control"

function TextControl(props: ControlProps) {
  return (
    <input
      id={props.id}
      value={typeof props.value === "string" || typeof props.value === "number" ? props.value : ""}
      readOnly={props.readOnly}
      disabled={props.disabled}
      aria-invalid={props.invalid}
      aria-required={props.required}
      aria-describedby={props.describedBy}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    />
  )
}

function PickControl(props: ControlProps) {
  return props.options.map(({ value, label }) => (
    <label key={label}>
      <input
        type="radio"
        name={props.id}
        checked={props.value === value}
        onChange={() => props.onChange(value)}
        onBlur={props.onBlur}
      />
      {label}
    </label>
  ))
}
PickControl.frame = "group"

function BoxControl(props: ControlProps) {
  return (
    <label>
      <input
        type="checkbox"
        id={props.id}
        checked={props.value === true}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  )
}
BoxControl.frame = "bare"

function RowsControl({ children }: ControlProps) {
  return <div>{children}</div>
}
RowsControl.frame = "group"

export const controls = { text: TextControl, pick: PickControl, box: BoxControl, rows: RowsControl }
