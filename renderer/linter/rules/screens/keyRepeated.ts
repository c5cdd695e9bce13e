import {
  type Context,
  error,
  isObject,
  isText,
  only,
  parentOf,
  type ReferenceOf,
  referencesIn,
  same,
  segmentsOf,
  valueAt,
  type Violation,
  within,
} from "../../kit"
import { areNeverTogether, type Drawn, type DrawnPlace } from "./neverTogether"
import { nameOfPart } from "./nameOfPart"

type KeyPlace = DrawnPlace & { readonly key: string }

/** What stands in place of empty data is drawn; the rest of `data` only says where it comes from. */
const isDrawn = ({ ofAction, pointer }: ReferenceOf<"key">): boolean =>
  !ofAction && (!pointer.startsWith("/data/") || /^\/data\/[^/]+\/empty\/body\//.test(pointer))

const ownKeys = (context: Context, document: Drawn): readonly KeyPlace[] =>
  only(referencesIn(context, document), "key").filter(isDrawn)

/** Of the forms that a document draws, each once. */
function keysOfForms(context: Context, document: Drawn): readonly KeyPlace[] {
  const drawn = new Set<string>()
  return only(referencesIn(context, document), "block").flatMap((inside) => {
    const { form: id, into } = inside.block
    const form = isText(id) && into !== undefined && !drawn.has(id) ? context.set.find("form", id) : undefined
    if (form === undefined) return []
    drawn.add(form.id)
    return ownKeys(context, form).map((place) => ({ ...place, inside }))
  })
}

/** Pairs of the same key that may be seen together: each with the first one before it. */
function* clashesIn(context: Context, document: Drawn): Iterable<readonly [KeyPlace, KeyPlace]> {
  const byKey = new Map<string, KeyPlace[]>()
  for (const place of [...keysOfForms(context, document), ...ownKeys(context, document)]) {
    const before = byKey.get(place.key) ?? []
    byKey.set(place.key, [...before, place])
    // What clashes within a form is told there.
    const others = before.filter((other) => place.inside === undefined || other.document !== place.document)
    const other = others.find((one) => !areNeverTogether(context, document, [one, place]))
    if (other !== undefined) yield [place, other]
  }
}

/** The entry of a list in which a key stands, where the whole entry is a copy of the one in which the other stands. */
function copyAround({ document, pointer, inside }: KeyPlace, other: KeyPlace): string | undefined {
  if (inside !== undefined || other.document !== document) return undefined
  const list = sharedStart(pointer, other.pointer)
  const [copy, first] = [pointer, other.pointer].map((place) => entryOf(list, place))
  const [one, two] = [copy, first].map((place) => valueAt(document.document, place ?? ""))
  return one !== undefined && two !== undefined && same(one, two) ? copy : undefined
}

function sharedStart(one: string, other: string): string {
  let start = parentOf(one)
  while (start !== "" && !other.startsWith(`${start}/`)) start = parentOf(start)
  return start
}

const entryOf = (list: string, place: string): string => within(list, segmentsOf(place.slice(list.length))[0] ?? "")

function toViolation({ key, document, pointer, inside }: KeyPlace, other: KeyPlace): Violation {
  const holder = valueAt(other.document.document, parentOf(other.pointer))
  const part = isObject(holder) ? nameOfPart(holder) : key
  const file = other.document === document ? undefined : other.document.file
  const values = { name: key, part, line: other.document.lineOf(other.pointer), ...(file && { file }) }
  return inside === undefined
    ? { document, pointer, values }
    : { document: inside.document, pointer: within(inside.pointer, "form"), values }
}

/** A part that was copied with all its keys is told once. */
function* violationsIn(context: Context, document: Drawn): Iterable<Violation> {
  const told = new Set<string>()
  for (const [place, other] of clashesIn(context, document)) {
    const copy = copyAround(place, other)
    if (copy !== undefined && told.has(copy)) continue
    const violation = toViolation(place, other)
    if (copy !== undefined) told.add(copy)
    yield copy === undefined ? violation : { ...violation, values: { ...violation.values, copy, isGuess: true } }
  }
}

/** Two blocks may share a key where they can never be seen together. */
export const keyRepeated = error(
  "key-repeated",
  "Keys of what can be seen together are unique in their screen.",
  function* (context) {
    for (const document of [...context.set.all("screen"), ...context.set.all("sheet"), ...context.set.all("form")])
      yield* violationsIn(context, document)
  },
)
