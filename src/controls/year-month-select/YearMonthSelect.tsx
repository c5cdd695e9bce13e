import { useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { textOf } from "../shared/input"
import type { definition } from "./definition"

const yearOf = (value: unknown): number | undefined => {
  const year = Number.parseInt(textOf(value), 10)
  return Number.isSafeInteger(year) ? year : undefined
}

function yearsBetween(from: unknown, to: unknown): readonly number[] {
  const [first, last] = [yearOf(from), yearOf(to)]
  if (first === undefined || last === undefined || last < first) return []
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const none: readonly [string, string] = ["", ""]
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"))

/** Two native pickers; the value appears once both are chosen. */
export function YearMonthSelect(props: ControlPropsOf<typeof definition>) {
  const [half, setHalf] = useState(none)
  const { texts } = props.registry.formContext
  const given = textOf(props.value)
  const [year = "", month = ""] = given === "" ? half : given.split("-")

  const choose = (nextYear: string, nextMonth: string) => {
    const isHalf = nextYear === "" || nextMonth === ""
    // Once both are chosen the value alone counts: it may go from outside.
    setHalf(isHalf ? [nextYear, nextMonth] : none)
    props.onChange(isHalf ? undefined : `${nextYear}-${nextMonth}`)
  }
  const picker = (name: "year" | "month", value: string, values: readonly string[]) => (
    <label className="k-date__part" data-part={name}>
      <span className="k-box k-select">
        <select
          id={name === "year" ? props.id : `${props.id}-month`}
          className="k-box__input k-select__input"
          aria-label={texts[name] ?? name}
          aria-invalid={props.rawErrors !== undefined}
          aria-required={props.required}
          onBlur={() => props.onBlur(props.id, props.value)}
          disabled={props.disabled || props.readonly}
          value={value}
          onChange={({ target }) => (name === "year" ? choose(target.value, month) : choose(year, target.value))}
        >
          <option value="">―</option>
          {values.map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </select>
      </span>
      <span className="k-date__unit" aria-hidden="true">
        {texts[name]}
      </span>
    </label>
  )

  return (
    <div className="k-date">
      {picker("year", year, yearsBetween(props.options.from, props.options.to).map(String))}
      {picker("month", month, months)}
    </div>
  )
}
