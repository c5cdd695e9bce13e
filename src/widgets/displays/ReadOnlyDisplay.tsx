import type { ReactNode } from "react"
import type { ShownValueProps } from "./parts"
import { ShownValue } from "./ShownValue"

interface ReadOnlyProps extends ShownValueProps {
  readonly label: string
  readonly help?: ReactNode
}

export function ReadOnlyDisplay({ label, help, ...shown }: ReadOnlyProps) {
  return (
    <dl className="k-read-only">
      <dt className="k-read-only__label">{label}</dt>
      <dd>
        <ShownValue {...shown} />
      </dd>
      {help !== undefined && <dd className="k-read-only__help">{help}</dd>}
    </dl>
  )
}
