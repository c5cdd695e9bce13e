import { observer } from "mobx-react-lite"
import { createElement, useState, type ComponentType, type ReactNode } from "react"
import { evaluate } from "../../expressions/evaluate"
import type { CompiledBlock } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import { createTapActions } from "../actions/tapActions"
import { resolve } from "../resolve"
import { createResolver } from "../resolver"
import { useScreen } from "../ScreenContext"
import { BlockBoundary } from "./BlockBoundary"
import { BrokenBlock } from "./BrokenBlock"

/** Blocks one after the other. One that is broken leaves the others alone. */
export function renderBlocks(blocks: readonly CompiledBlock[], scope: Scope): ReactNode {
  const counts = new Map<string, number>()
  return blocks.map((block) => (
    <BlockBoundary key={reactKey(block, counts)} block={block}>
      <Block block={block} scope={scope} />
    </BlockBoundary>
  ))
}

/** The same for the same block when others are added or removed around it. */
function reactKey(block: CompiledBlock | null | undefined, counts: Map<string, number>): string {
  const name = String(block?.key ?? block?.widget)
  const count = counts.get(name) ?? 0
  counts.set(name, count + 1)
  return `${name} ${count}`
}

interface BlockProps {
  readonly block: CompiledBlock
  readonly scope: Scope
}

/** One block of a document, drawn by the widget that it names and observed by MobX. An unknown condition hides it. */
const Block = observer(function Block({ block, scope }: BlockProps) {
  const runtime = useScreen()
  const { screen } = runtime
  const [resolver] = useState(() => createResolver(screen, { renderBlocks, actions: createTapActions(runtime, block) }))
  if (block.when && evaluate(block.when, scope) !== true) return null
  const widget = screen.component("widgets", block.widget) as
    | ComponentType<Readonly<Record<string, unknown>>>
    | undefined
  if (!widget) return <BrokenBlock code="unknown-widget" at={block.at} detail={block.widget} />
  const { at, key } = block
  const options = resolve(block.options, scope, resolver) as Readonly<Record<string, unknown>>
  const drawn = createElement(widget, { ...options, block: key === undefined ? { at } : { at, key } })
  return screen.host.watch ? screen.host.watch(at, drawn) : drawn
})
