import { Amount } from "./Amount"
import type { ShownValueProps } from "./parts"

/** The value side of a row: a finished text, else the value in its format. */
export function ShownValue({ text, value, format }: ShownValueProps) {
  return text === undefined ? <Amount value={value} format={format} /> : <>{text}</>
}
