import { drawnForms, warning } from "../../kit"

export const formUnused = warning("form-unused", "Every form is drawn by a screen or a sheet.", function* ({ set }) {
  const drawn = new Set(
    [...set.all("screen"), ...set.all("sheet")].flatMap((host) => drawnForms(host)).map(({ form }) => form),
  )
  for (const form of set.all("form"))
    if (!drawn.has(form.id)) yield { document: form, pointer: "/id", values: { name: form.id } }
})
