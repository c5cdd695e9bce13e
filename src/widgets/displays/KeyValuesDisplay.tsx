import type { ReactNode } from "react"
import { SmallButton, type ButtonPart } from "./ButtonDisplay"
import { isShown, type Conditional, type ShownValueProps } from "./parts"
import { ShownValue } from "./ShownValue"

export interface LabelledValue extends ShownValueProps, Conditional {
  readonly label: string
  readonly sub?: ReactNode
  readonly emphasis?: boolean | undefined
  readonly button?: ButtonPart | undefined
}

interface KeyValuesProps {
  readonly title?: string | undefined
  readonly rows?: readonly LabelledValue[] | undefined
  readonly body?: ReactNode
  readonly live?: boolean | undefined
  readonly layout?: "side" | "stacked" | undefined
}

export function KeyValuesDisplay({ title, rows, body, live, layout = "side" }: KeyValuesProps) {
  return (
    <div className="k-key-values" data-layout={layout} aria-live={live ? "polite" : undefined}>
      {title && <h3 className="k-key-values__title">{title}</h3>}
      <dl>
        {rows?.filter(isShown).map((row, index) => (
          <KeyValueDisplay key={index} {...row} />
        ))}
        {body}
      </dl>
    </div>
  )
}

export function KeyValueDisplay({ label, sub, emphasis, button, ...shown }: LabelledValue) {
  return (
    <div className="k-key-value" data-emphasis={emphasis || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className="k-key-value__value">
          <ShownValue {...shown} />
        </span>
        <SmallButton button={button} />
        {sub !== undefined && <span className="k-key-value__sub">{sub}</span>}
      </dd>
    </div>
  )
}
