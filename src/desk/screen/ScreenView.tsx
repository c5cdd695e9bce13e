import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import { Preview } from "./Preview"
import { Properties } from "./Properties"
import { ScreenList } from "./ScreenList"
import { Structure } from "./Structure"

/** One screen: what it consists of, how it looks, and what can be set. A selection in one pane is one in all. */
export const ScreenView = observer(function ScreenView({ store }: { readonly store: DeskStore }) {
  return (
    <div className="d-screen">
      <ScreenList store={store} />
      <Structure store={store} />
      <Preview store={store} />
      <Properties store={store} />
    </div>
  )
})
