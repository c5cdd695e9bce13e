import { shownSheets, warning } from "../../kit"

export const sheetUnused = warning("sheet-unused", "Every sheet is opened somewhere.", function* ({ set }) {
  const opened = new Set(set.documents.flatMap((document) => shownSheets(document)))
  for (const sheet of set.all("sheet"))
    if (!opened.has(sheet.id)) yield { document: sheet, pointer: "/id", values: { name: sheet.id } }
})
