import { useRef } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { run } from "../../components/shared/options"
import { Icon } from "../../icons/Icon"
import { inputProps, textOf } from "../shared/input"
import type { definition } from "./definition"

export function Search(props: ControlPropsOf<typeof definition>) {
  const { value, options, placeholder, readonly, registry, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const text = textOf(value)
  return (
    <span className="k-box" data-disabled={props.disabled || undefined}>
      <input
        {...inputProps(props)}
        ref={input}
        className="k-box__input k-search"
        type="search"
        inputMode="search"
        autoCorrect="off"
        spellCheck="false"
        autoComplete={options.autocomplete ?? "off"}
        value={text}
        placeholder={placeholder}
        readOnly={readonly}
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== "" && !readonly && (
        <button
          type="button"
          className="k-search__clear"
          aria-label={registry.formContext.texts["clear-input"]}
          onClick={() => {
            onChange("")
            input.current?.focus()
            run(options.cleared)
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
