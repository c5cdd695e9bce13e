import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { sayActions } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import type { Fields } from "../json"
import { actionWords } from "./actionWords"

/** What one action does, in words. */
export const ActionSummary = observer(function ActionSummary({
  store,
  action,
}: {
  readonly store: DeskStore
  readonly action: Fields
}) {
  useEffect(() => void store.want("app.json"), [store])
  return sayActions(actionWords(store), action)
})
