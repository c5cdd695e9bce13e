import { observable, type ObservableMap } from "mobx"
import type { DeskStore } from "../DeskStore"

const all = new WeakMap<DeskStore, ObservableMap<string, unknown>>()

/** What is typed in a desk and not written into a document yet, by its name. */
export function draftsOf(store: DeskStore): ObservableMap<string, unknown> {
  const drafts = all.get(store) ?? observable.map<string, unknown>({}, { deep: false })
  all.set(store, drafts)
  return drafts
}
