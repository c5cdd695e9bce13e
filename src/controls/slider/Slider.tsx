import type { ControlPropsOf } from "../../../renderer"
import { inputProps, textOf } from "../shared/input"
import type { definition } from "./definition"

/** A slider with a number box that says the same: not everyone can hit a place on a line. */
export function Slider(props: ControlPropsOf<typeof definition>) {
  const { minimum = 0, maximum = 100 } = props.schema
  const { step = 1, suffix } = props.options
  return (
    <span className="k-slider">
      <input
        id={`${props.id}-slider`}
        className="k-slider__range"
        type="range"
        // The number box says and does the same for keyboards and screen readers.
        aria-hidden="true"
        tabIndex={-1}
        min={minimum}
        max={maximum}
        step={step}
        value={typeof props.value === "number" ? props.value : minimum}
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
        />
        {suffix === undefined ? null : <span className="k-box__suffix">{suffix}</span>}
      </span>
    </span>
  )
}
