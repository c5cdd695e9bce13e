import { createElement, type ReactNode } from "react"
import type { Host } from "../../../renderer"
import type { DrawnBlock } from "./DrawnBlock"
import { Watched } from "./Watched"

type Watch = NonNullable<Host["watch"]>

/** By place, wherever it is drawn. */
export type DrawnBlocks = ReadonlyMap<string, ReadonlySet<DrawnBlock>>

/** Every block that is on the page just now. `onDrawn` hears of each that comes. */
export function createDrawnBlocks(onDrawn: () => void = () => undefined): { blocks: DrawnBlocks; watch: Watch } {
  const blocks = new Map<string, Set<DrawnBlock>>()
  const handleDrawn = (at: string, drawn: DrawnBlock) => {
    const all = blocks.get(at) ?? new Set()
    blocks.set(at, all.add(drawn))
    onDrawn()
    return () => void all.delete(drawn)
  }
  // Nodes of React and of Preact are the same thing with two types.
  const watch: Watch = (at, drawn) => createElement(Watched as never, { at, onDrawn: handleDrawn }, drawn) as ReactNode
  return { blocks, watch }
}
