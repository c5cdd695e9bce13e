import { observer } from "mobx-react-lite"
import { createElement, useState, type ComponentType } from "react"
import { evaluate } from "../../expressions/evaluate"
import type { Scope } from "../../model/scope"
import type { CompiledBlock } from "../../model/compiled"
import { createBlockResolver } from "./blockResolver"
import { BrokenBlock } from "./BrokenBlock"
import { resolve } from "../resolve"
import { useScreen } from "../ScreenContext"
import type { ScreenState } from "../state/ScreenState"

interface BlockProps {
  readonly block: CompiledBlock
  readonly scope: Scope
}

/** One block of a document, drawn by the widget that it names and followed by MobX. An unknown condition hides it. */
export const Block = observer(function Block({ block, scope }: BlockProps) {
  const screen = useScreen()
  const [tools] = useState(() => createBlockResolver(screen, block))
  if (block.when && evaluate(block.when, scope) !== true) return null
  const widget = findWidget(screen, block.widget)
  if (!widget) return <BrokenBlock code="unknown-widget" at={block.at} detail={block.widget} />
  const { at, key } = block
  const options = resolve(block.options, scope, tools) as Readonly<Record<string, unknown>>
  const frame = { block: key === undefined ? { at } : { at, key } }
  return createElement(widget, { ...options, ...frame })
})

type AnyWidget = ComponentType<Readonly<Record<string, unknown>>>

function findWidget(screen: ScreenState, name: string): AnyWidget | undefined {
  const { coreWidgets } = screen
  const widget = Object.hasOwn(coreWidgets, name) ? coreWidgets[name] : screen.component("widgets", name)
  return widget as AnyWidget | undefined
}
