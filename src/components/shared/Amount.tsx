import { useFormat } from "../../../renderer"
import { cover } from "../../formats/covered"
import { LineBreaking } from "./LineBreaking"

interface AmountProps {
  readonly value: unknown
  readonly format?: string | undefined
  /** Nobody beside the customer reads it. */
  readonly covered?: boolean | undefined
}

/** In letters: with large text, more of them are wider than a row of the narrowest phones. */
const longest = 13

/** A value as a customer reads it: sign and colour, small unit; screen readers get the spoken words. */
export function Amount({ value, format, covered = false }: AmountProps) {
  const formatted = useFormat()(value, format)
  const { text, spoken, tone, unit } = covered ? cover(formatted) : formatted
  const figures = unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text
  const small = figures === text ? undefined : unit
  const isSpokenApart = spoken !== undefined && spoken !== text
  return (
    <span className="k-figure" data-tone={tone} data-long={(small && text.length > longest) || undefined}>
      <span aria-hidden={isSpokenApart || undefined}>
        {small === undefined ? <LineBreaking text={figures} /> : figures}
        {small && <span className="k-figure__unit">{small}</span>}
      </span>
      {isSpokenApart && <span className="k-hidden-text">{spoken}</span>}
    </span>
  )
}
