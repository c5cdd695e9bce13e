import { useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { run } from "../../components/shared/options"
import { inputProps, textOf } from "../shared/input"
import type { definition } from "./definition"

export function Password(props: ControlPropsOf<typeof definition>) {
  const [isShown, setShown] = useState(false)
  return (
    <span className="k-box" data-disabled={props.disabled || undefined}>
      <input
        {...inputProps(props)}
        className="k-box__input"
        type={isShown ? "text" : "password"}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
        autoComplete={props.options.autocomplete ?? "current-password"}
        value={textOf(props.value)}
        placeholder={props.placeholder}
        readOnly={props.readonly}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <button
        type="button"
        className="k-box__toggle"
        aria-controls={props.id}
        onClick={() => {
          setShown(!isShown)
          run(props.options.toggled)
        }}
      >
        {props.registry.formContext.texts[isShown ? "hide-password" : "show-password"]}
      </button>
    </span>
  )
}
