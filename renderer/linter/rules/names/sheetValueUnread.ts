import {
  type Context,
  error,
  formsOf,
  isText,
  pathUses,
  referencesOf,
  suggestion,
  topicOf,
  handedValues,
  within,
} from "../../kit"

/** Names that a half-sheet, or a form that it draws, reads of what it is handed; `*` where it reads all of it. */
const handedNames = topicOf<string>("handedNames", (context, document) =>
  document.kind === "sheet"
    ? [document, ...formsOf(context, document)]
        .flatMap((reader) => pathUses.of(context, reader))
        .flatMap(({ path }) => {
          const [root, name = "*"] = path.replace(/^\$/, "").split(".")
          return root === "sheet" ? [[document.id, name] as const] : []
        })
    : [],
)

const readBy = (context: Context, sheet: string): readonly string[] => [
  ...new Set(context.facts.get(context, handedNames, sheet)),
]

export const sheetValueUnread = error(
  "sheet-value-unread",
  "A half-sheet reads every value that it is handed.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const { sheet } = action
      if (!isText(sheet) || context.set.find("sheet", sheet) === undefined) continue
      const known = readBy(context, sheet)
      if (known.includes("*")) continue
      for (const name of Object.keys(handedValues(action)).filter((given) => !known.includes(given)))
        yield {
          document,
          pointer: within(pointer, "values", name),
          values: { name, sheet, known, ...suggestion(name, known) },
        }
    }
  },
)
