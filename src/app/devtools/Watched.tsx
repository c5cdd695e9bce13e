/** @jsxImportSource preact */
import { Component, type ComponentChildren } from "preact"
import { findDOMNode } from "preact/compat"
import { useLayoutEffect, useRef } from "preact/hooks"
import { DrawnBlock } from "./DrawnBlock"

interface WatchedProps {
  readonly at: string
  readonly children: ComponentChildren
  /** Hears where it is drawn; what it gives back is called when it is gone. */
  onDrawn(at: string, drawn: DrawnBlock): () => void
}

/** Draws what is in it between two empty texts: neither the layout nor a style sheet sees them, and no element is added. */
export function Watched({ at, children, onDrawn }: WatchedProps) {
  const start = useRef<Edge>(null)
  const end = useRef<Edge>(null)
  useLayoutEffect(() => {
    const [first, last] = [nodeOf(start.current), nodeOf(end.current)]
    return first && last ? onDrawn(at, new DrawnBlock(first, last)) : undefined
  }, [at, onDrawn])
  return (
    <>
      <Edge ref={start} />
      {children}
      <Edge ref={end} />
    </>
  )
}

// oxlint-disable-next-line react/no-find-dom-node -- an empty text takes no ref
const nodeOf = (edge: Edge | null): Node | null => edge && findDOMNode(edge)

class Edge extends Component {
  override render() {
    return ""
  }
}
