import { Fragment, type ReactNode, useState } from "react"

interface FirstOfProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

const some = 200

/** The first items of a long list, and a button for those behind them: thousands of fields at once make every view wait. */
export function FirstOf<Item>({ items, keyOf, children }: FirstOfProps<Item>) {
  const [most, setMost] = useState(some)
  const behind = items.length - most
  return (
    <>
      {items.slice(0, most).map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
      {behind > 0 && (
        <li className="d-more">
          <button type="button" className="d-button" onClick={() => setMost(most + 5 * some)}>
            続きを出す（あと{behind.toLocaleString("ja-JP")}件）
          </button>
        </li>
      )}
    </>
  )
}
