import { error } from "../../kit"

export const sheetWithoutButton = error("sheet-without-button", "Every sheet has a button.", function* ({ set }) {
  for (const sheet of set.all("sheet"))
    if (sheet.document.buttons.length === 0) yield { document: sheet, pointer: "/buttons" }
})
