import type { ReactNode } from "react"
import type { Scope } from "../../model/scope"
import type { CompiledBlock } from "../../model/compiled"
import { Block } from "./Block"
import { BlockBoundary } from "./BlockBoundary"

interface BlockListProps {
  readonly blocks: readonly CompiledBlock[]
  readonly scope: Scope
}

/** Blocks one after the other. One that is broken leaves the others alone. */
export function BlockList({ blocks, scope }: BlockListProps): ReactNode {
  const counts = new Map<string, number>()
  return blocks.map((block) => {
    const key = reactKey(block, counts)
    return (
      <BlockBoundary key={key} block={block}>
        <Block block={block} scope={scope} />
      </BlockBoundary>
    )
  })
}

/** The same for the same block when others are added or removed around it. */
function reactKey(block: CompiledBlock | null | undefined, counts: Map<string, number>): string {
  const name = String(block?.key ?? block?.widget)
  const count = counts.get(name) ?? 0
  counts.set(name, count + 1)
  return `${name} ${count}`
}
