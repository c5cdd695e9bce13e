import type { ActionWords } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { isFields, valueAt, within } from "../json"
import { namingOf } from "./namingOf"

/** The names that the documents at hand give to what actions speak of: screens, flows and half-sheets, also by their address. */
export const actionWords = (store: DeskStore): ActionWords => ({
  naming: namingOf(store),
  call: (id) => store.tree.documents.find((one) => one.id === id && one.kind === "call")?.title,
  title(id) {
    const route = valueAt(store.document("app.json"), within("/routes", id))
    const { screen = id, flow } = isFields(route) ? route : {}
    const found = store.tree.documents.find((one) =>
      one.kind === "flow" ? one.id === flow : one.kind === "sheet" && one.id === id,
    )
    // A flow is called by its file.
    return (
      store.tree.screens.find((one) => one.id === screen)?.title ??
      found?.title ??
      (found && store.tree.names[found.file])
    )
  },
})
