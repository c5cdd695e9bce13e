import { error, isText, type Json, objectsIn } from "../../kit"

/** Ten times what the longest screen has. */
const most = 200

export const blocksTooMany = error("blocks-too-many", `A screen has at most ${most} parts.`, function* ({ set }) {
  for (const document of set.all("screen")) {
    for (const place of ["body", "footer"] as const) {
      const parts = [...objectsIn((document.document[place] ?? []) as unknown as Json)]
      const found = parts.filter(([{ widget }]) => isText(widget)).length
      if (found > most) yield { document, pointer: `/${place}`, values: { found, most } }
    }
  }
})
