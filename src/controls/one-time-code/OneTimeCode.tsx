import type { ControlPropsOf } from "../../../renderer"
import { inputProps, textOf, toDigits } from "../shared/input"
import type { definition } from "./definition"

const usualLength = 6

/** One real input over drawn boxes: paste, autofill and full-width digits all arrive as one text. */
export function OneTimeCode(props: ControlPropsOf<typeof definition>) {
  const { maxLength: length = usualLength } = props.schema
  const text = textOf(props.value)
  const digits = [...toDigits(text)].slice(0, length)

  return (
    <span className="k-code" data-disabled={props.disabled || undefined}>
      <span className="k-code__boxes" aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <span key={place} className="k-code__box" data-next={place === digits.length || undefined}>
            {digits[place]}
          </span>
        ))}
      </span>
      <input
        {...inputProps(props)}
        className="k-code__input"
        aria-label={`${props.label}${length}桁`}
        type="text"
        inputMode="numeric"
        autoComplete={props.options.autocomplete ?? "one-time-code"}
        value={text}
        readOnly={props.readonly}
        onChange={({ target, nativeEvent }) => {
          const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true
          props.onChange(isComposing ? target.value : toDigits(target.value).slice(0, length))
        }}
        onCompositionEnd={({ currentTarget }) => props.onChange(toDigits(currentTarget.value).slice(0, length))}
      />
    </span>
  )
}
