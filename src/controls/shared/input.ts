import type { AnyControlProps } from "../../../renderer"

/** The value as it stands in a text input. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : ""

/** What every native input of a control carries. */
export const inputProps = (props: AnyControlProps) => ({
  id: props.id,
  disabled: props.disabled,
  "aria-invalid": props.rawErrors !== undefined,
  "aria-required": props.required,
  "aria-describedby": props["aria-describedby"],
  onBlur: () => props.onBlur(props.id, props.value),
  onFocus: () => props.onFocus(props.id, props.value),
})

export const isChosen = (value: unknown, option: unknown): boolean =>
  value === option || (typeof value === "object" && value !== null && JSON.stringify(value) === JSON.stringify(option))

const fullWidthDigits = /[０-９]/g

export const toHalfWidthDigits = (text: string): string =>
  text.replace(fullWidthDigits, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Digits alone; full-width ones become half-width. */
export const toDigits = (text: string): string => toHalfWidthDigits(text).replace(/\D/g, "")
