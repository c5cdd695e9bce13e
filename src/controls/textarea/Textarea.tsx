import type { ControlPropsOf } from "../../../renderer"
import { inputProps, textOf } from "../shared/input"
import type { definition } from "./definition"

export function Textarea(props: ControlPropsOf<typeof definition>) {
  const text = textOf(props.value)
  const { maxLength } = props.schema
  const { rows = 5, autocomplete = "off" } = props.options
  return (
    <span className="k-textarea">
      <textarea
        {...inputProps(props)}
        className="k-textarea__input"
        rows={rows}
        value={text}
        placeholder={props.placeholder}
        readOnly={props.readonly}
        autoComplete={autocomplete}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {maxLength === undefined ? null : (
        <span className="k-textarea__count" data-over={[...text].length > maxLength || undefined} aria-hidden="true">
          {[...text].length} / {maxLength}
        </span>
      )}
    </span>
  )
}
