import { observer } from "mobx-react-lite"
import { sayActions } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import type { Fields } from "../json"
import { actionWords } from "./actionWords"

interface SummaryProps {
  readonly store: DeskStore
  readonly action: Fields
}

/** What one action does, in words. */
export const ActionSummary = observer(function ActionSummary({ store, action }: SummaryProps) {
  return sayActions(actionWords(store), action)
})
