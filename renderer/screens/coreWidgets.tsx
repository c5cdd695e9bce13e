import type { ReactNode } from "react"
import { FormBlock } from "./FormBlock"

/** The widgets that every product needs; their options are declared in language/coreWords. */
export const coreWidgets: Readonly<Record<string, unknown>> = { form: FormBlock, group: GroupBlock, each: EachBlock }

function GroupBlock({ body }: { readonly body: ReactNode }) {
  return <div className="k-stack">{body}</div>
}

interface EachBlockProps {
  readonly items: unknown
  readonly body: (item: unknown, index: number) => ReactNode
  readonly empty?: ReactNode
}

function EachBlock({ items, body, empty }: EachBlockProps) {
  if (!Array.isArray(items)) return null
  if (items.length === 0) return empty
  return (
    <div className="k-stack">
      {items.map((item: unknown, index) => (
        <div key={index}>{body(item, index)}</div>
      ))}
    </div>
  )
}
