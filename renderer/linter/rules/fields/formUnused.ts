import { isDrawn, warning } from "../../kit"

export const formUnused = warning("form-unused", "Every form is drawn by a screen or a sheet.", function* (context) {
  for (const form of context.set.all("form"))
    if (!isDrawn(context, form.id)) yield { document: form, pointer: "/id", values: { name: form.id } }
})
