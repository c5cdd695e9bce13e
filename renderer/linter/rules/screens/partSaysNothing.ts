import {
  type Context,
  type Definition,
  type Fields,
  type Json,
  lastSegment,
  type LoadedDocument,
  optionsOf,
  propertiesIn,
  referencesOf,
  type Schema,
  type Violation,
  warning,
  within,
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

const isEmptyList = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0

/** Lists without an entry of which at least one has to have some. */
function* emptyLists(written: Fields, lists: readonly string[], pointer: string): Generator<string> {
  const isThere = (name: string) => written[name] !== undefined && !isEmptyList(written[name])
  if (!lists.some(isThere)) for (const name of lists) if (isEmptyList(written[name])) yield within(pointer, name)
}

const isList = ({ type, $ref }: Schema): boolean => type === "array" || $ref === "#/definitions/blocks"

/** What a list holds, with the place of each. */
const entriesOf = (list: Json | undefined, pointer: string): readonly (readonly [Fields, string])[] =>
  Array.isArray(list) ? list.map((entry, index) => [propertiesIn(entry), within(pointer, index)] as const) : []

/** Lists of what stands in a list of a part, such as the rows of a group. */
function* emptyInside(written: Fields, options: Readonly<Record<string, Schema>>, pointer: string): Generator<string> {
  for (const [name, { items }] of Object.entries(options)) {
    const inner = Object.entries(items?.properties ?? {}).flatMap(([own, schema]) => (isList(schema) ? [own] : []))
    for (const [entry, place] of inner.length === 0 ? [] : entriesOf(written[name], within(pointer, name)))
      yield* emptyLists(entry, inner, place)
  }
}

function* emptyParts(context: Context): Generator<Violation> {
  for (const { document, pointer, written, definition } of partsOf(context)) {
    const { says = [], name: owner = "" } = definition ?? {}
    if (says.length > 0 && says.every((option) => written[option] === undefined)) {
      yield { document, pointer, values: { owner, known: [...says] } }
      continue
    }
    const { required = [] } = (definition?.options ?? {}) as Schema
    const options = optionsOf(definition)
    const wanted = required.filter((name) => isList(options[name] ?? {}))
    const places = [
      ...emptyLists(written, says, pointer),
      ...wanted.flatMap((name) => [...emptyLists(written, [name], pointer)]),
      ...emptyInside(written, options, pointer),
    ]
    for (const place of places) yield { document, pointer: place, values: { owner, known: [lastSegment(place)] } }
  }
}

/** A part may leave each of several options out, but not all of them. */
export const partSaysNothing = warning(
  "part-says-nothing",
  "A part has at least one of the options that customers see something of.",
  emptyParts,
)
