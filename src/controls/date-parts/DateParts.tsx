import type { FocusEvent } from "react"
import { useRef, useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { textOf, toDigits } from "../shared/input"
import type { definition } from "./definition"

const parts = [
  { name: "year", digits: 4, autocomplete: "bday-year" },
  { name: "month", digits: 2, autocomplete: "bday-month" },
  { name: "day", digits: 2, autocomplete: "bday-day" },
] as const

type Texts = readonly [string, string, string]

const split = (value: unknown): Texts => {
  const [year = "", month = "", day = ""] = textOf(value).split("-")
  return [year, month.replace(/^0(?=.)/, ""), day.replace(/^0(?=.)/, "")]
}

const pad = (text: string) => (text === "" ? "" : text.padStart(2, "0"))

/** ISO where all parts are there; unfinished parts stay readable, so that a check can speak of them. */
function join([year, month, day]: Texts): string | undefined {
  if (year === "" && month === "" && day === "") return undefined
  return `${year}-${pad(month)}-${pad(day)}`
}

/** Year, month and day as three number inputs. A full part hands the focus to the next. */
export function DateParts(props: ControlPropsOf<typeof definition>) {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [typed, setTyped] = useState<Texts>()
  const { texts: words } = props.registry.formContext
  const texts = typed !== undefined && join(typed) === props.value ? typed : split(props.value)

  const handleChange = (place: number, text: string) => {
    const digits = toDigits(text).slice(0, parts[place]?.digits)
    const [year, month, day] = texts.map((old, index) => (index === place ? digits : old))
    const next: Texts = [year ?? "", month ?? "", day ?? ""]
    setTyped(next)
    props.onChange(join(next))
    const isFull = digits.length === parts[place]?.digits && digits.length > (texts[place] ?? "").length
    if (isFull) inputs.current[place + 1]?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.onBlur(props.id, props.value)
  }

  return (
    <div className="k-date" onBlur={handleBlur}>
      {parts.map(({ name, digits, autocomplete }, place) => (
        <label key={name} className="k-date__part" data-part={name}>
          <input
            ref={(input) => void (inputs.current[place] = input)}
            id={place === 0 ? props.id : `${props.id}-${name}`}
            className="k-box__input k-date__input"
            type="text"
            inputMode="numeric"
            size={digits}
            autoComplete={props.options.autocomplete === "bday" ? autocomplete : "off"}
            aria-label={words[name] ?? name}
            aria-invalid={props.rawErrors !== undefined}
            aria-required={props.required}
            value={texts[place]}
            disabled={props.disabled}
            readOnly={props.readonly}
            onChange={(event) => handleChange(place, event.target.value)}
          />
          <span className="k-date__unit" aria-hidden="true">
            {words[name]}
          </span>
        </label>
      ))}
    </div>
  )
}
