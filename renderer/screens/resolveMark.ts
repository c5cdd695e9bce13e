import { evaluate, resolveValue } from "../expressions/evaluate"
import { resolveText } from "../expressions/resolveText"
import type { MarkNode } from "../model/compiled"
import type { Scope } from "../model/scope"
import type { Mark } from "../model/stores"
import type { Resolver } from "./resolve"
import type { ScreenState } from "./state/ScreenState"
import { storeOf } from "./state/storeOf"

interface Marking extends Pick<Resolver, "actions"> {
  readonly screen: ScreenState
}

/** Whether the item is in its store now, and what a tap would do: recorded by the key of what it does. */
export function resolveMark({ "@mark": mark }: MarkNode, scope: Scope, { screen, actions }: Marking): Mark | undefined {
  const declared = screen.findCall(mark.store)?.store
  const store = storeOf(screen, mark.store)
  if (!declared || !store) return undefined
  const item = Object.fromEntries(Object.entries(mark.item).map(([name, node]) => [name, resolveValue(node, scope)]))
  const isOpen = declared.when === undefined || evaluate(declared.when, scope) === true
  const pressed = isOpen && store.has(item)
  const { key, label } = pressed ? declared.remove : declared.add
  return {
    label: resolveText(label, scope, screen.formatting),
    pressed,
    tap: actions(pressed ? mark.remove : mark.add, scope, { key, analytics: undefined }),
  }
}
