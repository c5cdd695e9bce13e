import type { ControlProps } from "../../../renderer/forms/control"
import { inputProps, textOf } from "./parts"

const numberOr = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise)

/** A slider with a number box that says the same: not everyone can hit a place on a line. */
export function SliderControl(props: ControlProps) {
  const least = numberOr(props.schema["minimum"], 0)
  const most = numberOr(props.schema["maximum"], 100)
  const value = numberOr(props.value, least)
  return (
    <span className="k-slider">
      <input
        id={`${props.id}-slider`}
        className="k-slider__range"
        type="range"
        // The number box says and does the same for keyboards and screen readers.
        aria-hidden="true"
        tabIndex={-1}
        min={least}
        max={most}
        step={numberOr(props.options["step"], 1)}
        value={value}
        disabled={props.disabled || props.readonly}
        onChange={(event) => props.onChange(Number(event.target.value))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="k-box k-slider__box">
        <input
          {...inputProps(props)}
          className="k-box__input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={textOf(props.value)}
          readOnly={props.readonly}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={() => props.onBlur(props.id, props.value)}
        />
        {props.options.suffix === undefined ? null : <span className="k-box__suffix">{props.options.suffix}</span>}
      </span>
    </span>
  )
}
