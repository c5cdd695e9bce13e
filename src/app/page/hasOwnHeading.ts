import { visibleBlocks, evaluate, type Scope, type ScreenState } from "../../../renderer"

/** True while the body shows a main heading of its own; the header's title is the heading at all other times. */
export const hasOwnHeading = (state: ScreenState): boolean => finds(visibleBlocks(state), state.scope)

type Node = { readonly widget?: unknown; readonly when?: Condition; readonly options?: { readonly level?: unknown } }
type Condition = Parameters<typeof evaluate>[0]

function finds(node: unknown, scope: Scope): boolean {
  if (typeof node !== "object" || node === null) return false
  const { widget, when, options }: Node = node
  if (widget !== undefined && when && evaluate(when, scope) !== true) return false
  if (widget === "result" || (widget === "heading" && options?.level === 1)) return true
  return Object.values(node).some((part) => finds(part, scope))
}
