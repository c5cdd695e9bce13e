import type { ReactNode } from "react"
import { itemKeys } from "./itemKeys"
import { MoreBlock } from "./MoreBlock"
import type { Registry } from "../../model/registry"
import { FormBlock } from "./FormBlock"

/** The widgets that every product needs; their options are declared in model/coreDefinitions. */
export const coreWidgets: Registry["widgets"] = { form: FormBlock, group: GroupBlock, each: EachBlock, more: MoreBlock }

function GroupBlock({ body }: { readonly body: ReactNode }) {
  return <div className="k-stack">{body}</div>
}

interface EachBlockProps {
  readonly items: unknown
  readonly itemKey?: string
  readonly body: (item: unknown, index: number) => ReactNode
  readonly empty?: ReactNode
}

/** @throws where a broken document has something in the template's place that draws nothing: React would wait for it. */
function EachBlock({ items, itemKey, body, empty }: EachBlockProps) {
  if (!Array.isArray(items)) return null
  if (items.length === 0) return empty
  const keys = itemKeys(items, itemKey)
  return (
    <div className="k-stack">
      {items.map((item: unknown, index) => (
        <div key={keys[index]}>{rejectPromise(body(item, index))}</div>
      ))}
    </div>
  )
}

function rejectPromise(node: ReactNode): ReactNode {
  if (node instanceof Promise) throw new TypeError("a promise stands where a template should")
  return node
}
