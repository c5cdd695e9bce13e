import { type CSSProperties, useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { inputProps, textOf, toHalfWidthDigits } from "../shared/input"
import type { definition } from "./definition"

const readable = /^[+-]?\d+(\.\d+)?$/

/** The number, also of the text that is left of what was typed; undefined for anything else. */
function numberOf(value: unknown): number | undefined {
  const text = toHalfWidthDigits(textOf(value))
  return readable.test(text) ? Number(text) : undefined
}

/** A slider with a number box that says the same: not everyone can hit a place on a line. */
export function Slider(props: ControlPropsOf<typeof definition>) {
  const [isTyping, setTyping] = useState(false)
  const { minimum = 0, maximum = 100 } = props.schema
  const { step = 1, suffix = "" } = props.options
  const decimals = `${step}`.split(".")[1]?.length ?? 0
  const given = numberOf(props.value)
  const place = Math.min(Math.max(given ?? minimum, minimum), maximum)
  const written = given?.toFixed(decimals)
  const box = inputProps(props)
  return (
    <span className="k-slider">
      <input
        id={`${props.id}-slider`}
        className="k-slider__range"
        style={{ "--filled": (place - minimum) / (maximum - minimum) } as CSSProperties}
        type="range"
        aria-label={props.label}
        aria-valuetext={`${place.toFixed(decimals)}${suffix}`}
        min={minimum}
        max={maximum}
        step={step}
        value={place}
        disabled={props.disabled || props.readonly}
        onChange={(event) => props.onChange(Number(event.target.value))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="k-box k-slider__box">
        <input
          {...box}
          className="k-box__input k-slider__input"
          type="text"
          inputMode={minimum < 0 ? "text" : decimals > 0 ? "decimal" : "numeric"}
          autoComplete="off"
          // What is being typed stays as it is: 3 is on its way to 3.5. So does what is finer than a step, for the check. Until
          // something is typed nothing changes, and what is selected stays so.
          value={isTyping || Number(written) !== given ? textOf(props.value) : written}
          readOnly={props.readonly}
          onBlur={() => {
            setTyping(false)
            box.onBlur()
          }}
          onChange={(event) => {
            setTyping(true)
            props.onChange(event.target.value)
          }}
        />
        {suffix === "" ? null : <span className="k-box__suffix">{suffix}</span>}
      </span>
    </span>
  )
}
