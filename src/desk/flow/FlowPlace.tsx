import type { DeskStore } from "../DeskStore"
import { FlowDesk } from "./FlowDesk"
import { FlowView } from "./FlowView"

/** What was chosen of a flow stays while other views are shown. */
const kept = new WeakMap<DeskStore, FlowDesk>()

export function FlowPlace({ store }: { readonly store: DeskStore }) {
  const flows = kept.get(store) ?? new FlowDesk(store)
  kept.set(store, flows)
  return <FlowView store={store} flows={flows} />
}
