import type { ControlProps } from "../../../renderer/forms/control"
import { inputProps, textOf } from "./parts"

export function TextareaControl(props: ControlProps) {
  const text = textOf(props.value)
  const { maxLength } = props.schema
  const rows = props.options["rows"]
  return (
    <span className="k-textarea">
      <textarea
        {...inputProps(props)}
        className="k-textarea__input"
        rows={typeof rows === "number" ? rows : 5}
        value={text}
        placeholder={props.placeholder}
        readOnly={props.readonly}
        autoComplete={props.options.autocomplete ?? "off"}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      {typeof maxLength === "number" ? (
        <span className="k-textarea__count" data-over={[...text].length > maxLength || undefined} aria-hidden="true">
          {[...text].length} / {maxLength}
        </span>
      ) : null}
    </span>
  )
}
