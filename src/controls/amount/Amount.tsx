import type { ChangeEvent } from "react"
import { useLayoutEffect, useRef } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { readAmount, toAmount } from "../../domain/text/numbers"
import { inputProps, textOf, toDigits } from "../shared/input"
import type { definition } from "./definition"

const grouped = new Intl.NumberFormat("ja-JP")
const readable = /^\d{1,15}$/

/** Text as typed -> whole amount; the text itself where it cannot be read as one, undefined where empty. */
function parseAmount(text: string): number | string | undefined {
  if (text.trim() === "") return undefined
  const digits = readAmount(text) ?? ""
  return readable.test(digits) ? Number(digits) : text
}

/** With commas where it is a whole amount, of a number or of the digits that a conversion leaves. */
function shown(value: unknown): string {
  const amount = typeof value === "string" && readable.test(value) ? Number(value) : value
  return typeof amount === "number" && Number.isSafeInteger(amount) ? grouped.format(amount) : textOf(value)
}

const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replace(/[^\d０-９]/g, "").length

/** The place after the n-th digit of a grouped text. */
function caretAfter(text: string, digits: number): number {
  let left = digits
  for (let place = 0; place < text.length; place++) {
    if (left === 0) return place
    if (/\d/.test(text.charAt(place))) left -= 1
  }
  return text.length
}

/** A whole amount with live commas. While an input method is composing, the text stays exactly as it is. */
export function Amount(props: ControlPropsOf<typeof definition>) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const composed = useRef(false)

  useLayoutEffect(() => {
    const { current } = input
    if (caret.current === undefined || current === null || document.activeElement !== current) return
    const place = caretAfter(current.value, caret.current)
    current.setSelectionRange(place, place)
    caret.current = undefined
  })

  const take = (text: string, place: number) => {
    const value = parseAmount(text)
    caret.current = typeof value === "number" ? digitsBefore(text, place) - leadingZeros(text) : undefined
    props.onChange(value)
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = composed.current || ("isComposing" in nativeEvent && nativeEvent.isComposing === true)
    if (isComposing) props.onChange(target.value)
    else take(target.value, target.selectionStart ?? target.value.length)
  }

  return (
    <span className="k-amount">
      <span className="k-box k-amount__box" data-disabled={props.disabled || undefined}>
        <input
          {...inputProps(props)}
          ref={input}
          className="k-box__input k-amount__input"
          type="text"
          inputMode="numeric"
          autoComplete={props.options.autocomplete ?? "off"}
          value={shown(props.value)}
          placeholder={props.placeholder}
          readOnly={props.readonly}
          onChange={handleChange}
          onCompositionStart={() => (composed.current = true)}
          onCompositionEnd={({ currentTarget }) => {
            composed.current = false
            take(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
          }}
        />
        {props.options.suffix === undefined ? null : (
          <span className="k-box__suffix k-amount__unit">{props.options.suffix}</span>
        )}
      </span>
      <QuickAdd {...props} />
      {props.options.note && <span className="k-amount__note">{props.options.note}</span>}
    </span>
  )
}

const leadingZeros = (text: string) => /^0*(?=\d)/.exec(toDigits(text))?.[0].length ?? 0

/** As people say it: 1万, 10万. */
const inTenThousands = (amount: number) =>
  amount % 10_000 === 0 ? `${grouped.format(amount / 10_000)}万` : grouped.format(amount)

function QuickAdd({ options, value, disabled, readonly, onChange }: ControlPropsOf<typeof definition>) {
  const { suffix = "" } = options
  const { chips = [] } = options
  if (chips.length === 0 || readonly) return null
  // A tap need not take the focus from the input: 10万 is still as it was typed then.
  const current = typeof value === "string" ? parseAmount(toAmount(value)) : value
  return (
    <span className="k-amount__chips">
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          className="k-amount__chip"
          disabled={disabled}
          onClick={() => onChange((typeof current === "number" ? current : 0) + chip)}
        >
          +{inTenThousands(chip)}
          {suffix}
        </button>
      ))}
    </span>
  )
}
