import type { HTMLAttributes, HTMLInputTypeAttribute } from "react"
import type { ControlProps } from "../../../renderer"
import { inputProps, textOf } from "./input"

interface Keyboard {
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"]
  readonly capitals?: "off"
  /** What the browser may fill in where the document does not say. */
  readonly autocomplete?: string
}

export interface TextOptions {
  readonly capitals?: "off" | "characters" | undefined
}

/** It draws one value: options of its own for the items of a list mean nothing to it. */
type TextInputProps = Omit<ControlProps, "options"> & {
  readonly options: Omit<ControlProps<TextOptions>["options"], "optionsWith">
}

/** One line of text. The document's conversions make of it what is stored; nothing is refused while typing. */
export function createTextInput({ type = "text", inputMode, capitals, autocomplete = "off" }: Keyboard) {
  return function TextInput(props: TextInputProps) {
    const { options } = props
    return (
      <span className="k-box" data-disabled={props.disabled || undefined}>
        <input
          {...inputProps(props)}
          className="k-box__input"
          type={type}
          inputMode={inputMode}
          autoCapitalize={options.capitals ?? capitals}
          autoCorrect="off"
          spellCheck="false"
          autoComplete={options.autocomplete ?? autocomplete}
          value={textOf(props.value)}
          placeholder={props.placeholder}
          readOnly={props.readonly}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {options.suffix === undefined ? null : <span className="k-box__suffix">{options.suffix}</span>}
      </span>
    )
  }
}
