import { asJson, error, isText, objectsIn } from "../../kit"

/** Ten times what the longest screen has. */
const most = 200

export const blocksTooMany = error("blocks-too-many", `A screen has at most ${most} parts.`, function* ({ set }) {
  for (const document of set.all("screen")) {
    for (const place of ["body", "footer"] as const) {
      const parts = [...objectsIn(asJson(document.document[place] ?? []))]
      const found = parts.filter(([{ widget }]) => isText(widget)).length
      if (found > most) yield { document, pointer: `/${place}`, values: { found, most } }
    }
  }
})
