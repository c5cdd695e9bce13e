import type { HTMLAttributes, HTMLInputTypeAttribute } from "react"
import type { ControlProps } from "../../../renderer/forms/control"
import { inputProps, optionText, textOf } from "./parts"

interface Keyboard {
  readonly type: HTMLInputTypeAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
  readonly capitals?: "off"
  /** What the browser may fill in where the document does not say. */
  readonly autocomplete?: string
}

/** One line of text. The document's conversions make of it what is stored; nothing is refused while typing. */
function createTextControl({ type, inputMode, capitals, autocomplete = "off" }: Keyboard) {
  return function TextControl(props: ControlProps) {
    return (
      <span className="k-box" data-disabled={props.disabled || undefined}>
        <input
          {...inputProps(props)}
          className="k-box__input"
          type={type}
          inputMode={inputMode}
          autoCapitalize={optionText(props.options, "capitals") ?? capitals}
          autoCorrect="off"
          spellCheck={false}
          autoComplete={props.options.autocomplete ?? autocomplete}
          value={textOf(props.value)}
          placeholder={props.placeholder}
          readOnly={props.readonly}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={() => props.onBlur(props.id, props.value)}
        />
        {props.options.suffix === undefined ? null : <span className="k-box__suffix">{props.options.suffix}</span>}
      </span>
    )
  }
}

export const TextControl = createTextControl({ type: "text" })
// Not type=email: browsers rewrite what is typed there, and full-width letters are to be accepted.
export const EmailControl = createTextControl({
  type: "text",
  inputMode: "email",
  capitals: "off",
  autocomplete: "email",
})
export const TelControl = createTextControl({ type: "tel", inputMode: "tel", autocomplete: "tel-national" })
export const DigitsControl = createTextControl({ type: "text", inputMode: "numeric" })
export const SearchControl = createTextControl({ type: "search", inputMode: "search" })
export const KanaControl = createTextControl({ type: "text" })
