import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskStore } from "../DeskStore"
import { sayPatch } from "../../sentences"

interface FixWordsProps {
  readonly store: DeskStore
  readonly patch: readonly PointerEdit[]
}

/** What 「直す」 does, before it is pressed. */
export const FixWords = observer(function FixWords({ store, patch }: FixWordsProps) {
  return `「直す」を押すと：${sayPatch(patch, (edit) => store.valueAt(edit))}`
})
