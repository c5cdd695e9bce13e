import { type Context, isText, type LoadedDocument, referencesOf, unknownName, type Violation, within } from "../../kit"

interface NameOfAction {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly name: string
}

/** Names that an option of one of the renderer's own actions gives: data, state, session values, forms. */
export function* namesOfActions(context: Context, action: string, option: string): Iterable<NameOfAction> {
  for (const { document, pointer, action: written } of referencesOf(context, "action")) {
    const value = written.do === action ? written[option] : undefined
    if (isText(value)) yield { document, pointer: within(pointer, option), name: value }
    if (Array.isArray(value))
      for (const [index, name] of value.filter(isText).entries())
        yield { document, pointer: within(pointer, option, index), name }
  }
}

/** Names that the screen in which they stand does not know. */
export function* unknownInScreen(
  uses: Iterable<NameOfAction>,
  knownTo: (screen: LoadedDocument<"screen">) => readonly string[],
): Iterable<Violation> {
  for (const { document, pointer, name } of uses) {
    const known = document.kind === "screen" ? knownTo(document) : [name]
    if (!known.includes(name)) yield { document, pointer, values: unknownName(name, known) }
  }
}
