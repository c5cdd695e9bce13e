import type { ReactNode } from "react"
import { Amount } from "./Amount"
import { LineBreaking } from "./LineBreaking"

interface ShownValueProps {
  readonly value?: unknown
  readonly format?: string | undefined
  readonly text?: ReactNode
}

/** The value side of a row: a finished text, else the value in its format. */
export function ShownValue({ text, value, format }: ShownValueProps) {
  return text === undefined ? <Amount value={value} format={format} /> : <LineBreaking text={text} />
}
