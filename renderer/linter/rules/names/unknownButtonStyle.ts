import { error, optionsOf, unknownName, within } from "../../kit"

export const unknownButtonStyle = error(
  "unknown-button-style",
  "Buttons have a style that is registered.",
  function* ({ set, vocabulary }) {
    const buttons = vocabulary.names("widget").map((name) => vocabulary.find("widget", name))
    const drawn = buttons.filter((definition) => definition?.sheetButtons === true)
    const known = drawn.flatMap((definition) => optionsOf(definition)["style"]?.enum ?? []).map(String)
    for (const sheet of known.length === 0 ? [] : set.all("sheet")) {
      for (const [index, { style }] of sheet.document.buttons.entries())
        if (!known.includes(style))
          yield { document: sheet, pointer: within("/buttons", index, "style"), values: unknownName(style, known) }
    }
  },
)
