import { isShownSomewhere, warning } from "../../kit"

export const sheetUnused = warning("sheet-unused", "Every sheet is opened somewhere.", function* (context) {
  for (const sheet of context.set.all("sheet"))
    if (!isShownSomewhere(context, sheet.id)) yield { document: sheet, pointer: "/id", values: { name: sheet.id } }
})
