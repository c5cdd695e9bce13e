import { type DerivedState, idOf, objectsOf, type Source } from "./derivedState"

const layers: Readonly<Record<string, string>> = {
  "half-sheet": "ハーフシート",
  popup: "確認の窓",
  toast: "短い知らせ",
}

/** A screen with each half-sheet, popup and toast that something on it shows. */
export function statesOfLayers({ set, document, usual }: Source): readonly DerivedState[] {
  const shown = objectsOf(document).filter(({ do: does }) => typeof does === "string" && Object.hasOwn(layers, does))
  const once = new Map(shown.map((action) => [JSON.stringify(action), action]))
  return [...once.values()].map((action, index) => {
    const { do: does, sheet, text } = action
    const kind = layers[String(does)] ?? ""
    const titled = typeof sheet === "string" ? set.find("sheet", sheet)?.document.title : text
    const title = typeof titled === "string" ? `「${titled}」` : ""
    return {
      id: idOf(String(does), index + 1),
      name: `${kind}${title}が開いている`,
      sample: { ...usual, do: [action] },
    }
  })
}
