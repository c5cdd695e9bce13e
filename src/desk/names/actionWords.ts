import type { ActionWords } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { isFields, valueAt, within } from "../json"
import { namingOf } from "./namingOf"

/** The names that the documents at hand give to what actions speak of; addresses are known once app.json was read. */
export const actionWords = (store: DeskStore): ActionWords => ({
  naming: namingOf(store),
  call: (id) => store.tree.documents.find((one) => one.id === id && one.kind === "call")?.title,
  title(id) {
    const route = valueAt(store.document("app.json"), within("/routes", id))
    const screen = isFields(route) ? route["screen"] : id
    return (
      store.tree.screens.find((one) => one.id === screen)?.title ??
      store.tree.documents.find((one) => one.id === id && one.kind === "sheet")?.title
    )
  },
})
