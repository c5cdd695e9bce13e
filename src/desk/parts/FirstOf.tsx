import { Fragment, type ReactNode, useEffect, useRef, useState } from "react"

interface FirstOfProps<Item> {
  readonly items: readonly Item[]
  /** What the list answers to, such as a search: the list for another one begins with its first items again. */
  readonly of: string
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

const [some, many] = [100, 1_000]

/** The first items of a long list, and more of them as it is scrolled: thousands of fields at once make every view wait. */
export function FirstOf<Item>({ items, of, keyOf, children }: FirstOfProps<Item>) {
  const [grown, setGrown] = useState({ of, most: some })
  const most = grown.of === of ? grown.most : some
  const behind = items.length - most
  const grow = (by: number) => setGrown({ of, most: most + by })
  return (
    <>
      {items.slice(0, most).map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
      {behind > 0 && <More behind={behind} onReached={() => grow(some)} onPressed={() => grow(many)} />}
    </>
  )
}

interface MoreProps {
  readonly behind: number
  onReached(): void
  onPressed(): void
}

/** What is behind comes before the end of the list is seen; the button is for those who do not scroll. */
function More({ behind, onReached, onPressed }: MoreProps) {
  const place = useRef<HTMLLIElement>(null)
  const reached = useRef(onReached)
  useEffect(() => {
    reached.current = onReached
  })
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      rootMargin: "1000px 0px",
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={place} className="d-more">
      <button type="button" className="d-button" onClick={onPressed}>
        続きを出す（あと{behind.toLocaleString("ja-JP")}件）
      </button>
    </li>
  )
}
