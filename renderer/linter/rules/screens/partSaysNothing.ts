import {
  type Context,
  type Definition,
  type Fields,
  type LoadedDocument,
  referencesOf,
  type Violation,
  warning,
} from "../../kit"

interface Part {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly written: Fields
  readonly definition: Definition | undefined
}

/** Blocks, those of forms included, and actions. */
const partsOf = (context: Context): readonly Part[] => [
  ...referencesOf(context, "block").map(({ document, pointer, block, definition }) => ({
    document,
    pointer,
    written: block as Fields,
    definition,
  })),
  ...referencesOf(context, "action").map(({ document, pointer, action }) => ({
    document,
    pointer,
    written: action as Fields,
    definition: context.vocabulary.find("action", action.do),
  })),
]

function* emptyParts(context: Context): Generator<Violation> {
  for (const { document, pointer, written, definition } of partsOf(context)) {
    const { says = [], name: owner = "" } = definition ?? {}
    if (says.length === 0 || says.some((option) => written[option] !== undefined)) continue
    yield { document, pointer, values: { owner, known: [...says] } }
  }
}

/** A part may leave each of several options out, but not all of them. */
export const partSaysNothing = warning(
  "part-says-nothing",
  "A part has at least one of the options that customers see something of.",
  emptyParts,
)
