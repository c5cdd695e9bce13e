import type { BaseInputTemplateProps } from "@rjsf/utils"
import { getInputProps } from "@rjsf/utils"

/** The plain input that rjsf's own widgets for one line of text are made of (`TextWidget`, `EmailWidget` ...). */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { id, name, value, schema, type, options, placeholder, required, readonly, disabled, rawErrors } = props
  return (
    <span className="k-box">
      <input
        {...getInputProps(schema, type, options)}
        id={id}
        name={name}
        className="k-box__input"
        value={value === undefined || value === null ? "" : String(value)}
        placeholder={placeholder}
        required={required}
        readOnly={readonly}
        disabled={disabled}
        aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
        aria-describedby={props["aria-describedby"]}
        onChange={({ target }) => props.onChange(target.value === "" ? options.emptyValue : target.value)}
        onBlur={({ target }) => props.onBlur(id, target.value)}
        onFocus={({ target }) => props.onFocus(id, target.value)}
      />
    </span>
  )
}
