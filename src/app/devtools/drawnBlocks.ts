import type { DrawnBlock, Host } from "../../../renderer"

type Watch = NonNullable<Host["watch"]>

/** By place, wherever it is drawn. */
export type DrawnBlocks = ReadonlyMap<string, ReadonlySet<DrawnBlock>>

/** Every block that is on the page just now. `onDrawn` hears of each that comes. */
export function createDrawnBlocks(onDrawn: () => void = () => undefined): { blocks: DrawnBlocks; watch: Watch } {
  const blocks = new Map<string, Set<DrawnBlock>>()
  const callbacks = new Map<string, ReturnType<Watch>>()
  const watch: Watch = (at) => {
    const known = callbacks.get(at)
    if (known) return known
    const callback: ReturnType<Watch> = (block) => {
      if (!block) return undefined
      const all = blocks.get(at) ?? new Set()
      blocks.set(at, all.add(block))
      onDrawn()
      return () => void all.delete(block)
    }
    callbacks.set(at, callback)
    return callback
  }
  return { blocks, watch }
}
