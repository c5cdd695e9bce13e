import { error, isText, only, referencesIn, unknownName } from "../../kit"
import { namesOfActions } from "./namesOfActions"

export const formNotDrawn = error("form-not-drawn", "Screens submit only forms that they draw.", function* (context) {
  for (const { document, pointer, name } of namesOfActions(context, "submit", "form")) {
    if (document.kind !== "screen") continue
    const drawn = only(referencesIn(context, document), "block").flatMap(({ block: { form, into } }) =>
      isText(form) && into !== undefined ? [form] : [],
    )
    if (!drawn.includes(name)) yield { document, pointer, values: unknownName(name, drawn) }
  }
})
