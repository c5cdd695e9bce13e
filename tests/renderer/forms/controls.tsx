import type { ControlProps } from "../../../renderer/model/control"

function TextControl(props: ControlProps) {
  return (
    <input
      id={props.id}
      value={typeof props.value === "string" || typeof props.value === "number" ? props.value : ""}
      readOnly={props.readonly}
      disabled={props.disabled}
      aria-invalid={props.rawErrors !== undefined}
      aria-required={props.required}
      aria-describedby={props["aria-describedby"]}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={() => props.onBlur(props.id, props.value)}
    />
  )
}

function PickControl(props: ControlProps) {
  return props.options.enumOptions?.map(({ value, label }) => (
    <label key={label}>
      <input
        type="radio"
        name={props.id}
        checked={props.value === value}
        onChange={() => props.onChange(value)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      {label}
    </label>
  ))
}

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

function RowsControl({ children }: ControlProps) {
  return <div>{children}</div>
}

export const controls = { text: TextControl, pick: PickControl, box: BoxControl, rows: RowsControl }
