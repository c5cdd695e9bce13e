import {
  type Condition,
  type Context,
  type FormField,
  type Json,
  type LoadedDocument,
  namedConditions,
  parentOf,
  pathsIn,
  schemaIn,
  type Schema,
  valueAt,
  warning,
  within,
} from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"
import { isGiven } from "./givenAnswers"
import { ownRoot } from "./ownRoot"
import { uniqueAnswers } from "./uniqueFields"
import { conditionOf, isConditional, isHiddenWhere } from "./visibility"

/** Answers that a question starts with; nobody has touched it yet. */
function startOf(context: Context, { document, schema = {} }: FormField): readonly Json[] {
  const { default: start, type } = schemaIn(context, document, schema)
  return start === undefined ? (type === "boolean" ? [false] : []) : [start as Json]
}

interface Asked {
  readonly own: FormField
  /** Questions below it whose answers its condition reads. */
  readonly later: readonly FormField[]
}

/** Questions that are hidden as long as nobody has answered others below them. */
function* shownLate(context: Context, form: LoadedDocument<"form">, root: string): Generator<Asked> {
  const asked = uniqueAnswers(form)
  const pathOf = ({ name }: FormField) => `$${root}.${name}`
  const reads = (field: FormField) => pathsIn(conditionOf(field), namedConditions(context))
  for (const [index, own] of asked.entries()) {
    if (!isConditional(own) || [own.field.when, ...own.outer].some((when) => readsImpossible(context, when))) continue
    const read = new Set(reads(own))
    const later = asked.slice(index + 1).filter((other) => read.has(pathOf(other)))
    // Of questions that wait for each other another rule speaks.
    const isFree = (other: FormField) =>
      !reads(other).includes(pathOf(own)) && !isGiven(context, { form, root, name: other.name })
    if (later.length === 0 || !later.every(isFree)) continue
    const open = new Map(later.map((other) => [pathOf(other), other]))
    const schemaOf = (path: string): Schema | undefined => {
      const other = open.get(path)
      return other && { enum: startOf(context, other) }
    }
    const isHidden = isHiddenWhere(context, own, { schemaOf })
    if (isHidden && !isHiddenWhere(context, own, { schemaOf: () => undefined })) yield { own, later }
  }
}

/** Pointer of the question, or of the section around it, whose condition reads one of these answers. */
function holderOf(context: Context, { document, pointer }: FormField, paths: readonly string[]): string {
  const read = (place: string) => {
    const when = valueAt(document.document, within(place, "when"))
    return pathsIn((when ?? {}) as Condition, namedConditions(context))
  }
  for (let place = pointer; place !== "" && place !== "/ui"; place = parentOf(parentOf(place)))
    if (read(place).some((path) => paths.includes(path))) return place
  return pointer
}

export const shownByLater = warning(
  "shown-by-later",
  "A question that an answer shows stands below the question of that answer.",
  function* (context) {
    for (const form of context.set.all("form")) {
      const root = ownRoot(context, form)
      const told = new Set<string>()
      for (const { own, later } of root === undefined ? [] : shownLate(context, form, root)) {
        const holder = holderOf(
          context,
          own,
          later.map(({ name }) => `$${root}.${name}`),
        )
        const [by] = later
        if (told.has(holder) || by === undefined) continue
        told.add(holder)
        yield {
          document: form,
          pointer: within(holder, "when"),
          values: {
            name: own.name,
            label: own.field.label ?? own.name,
            by: by.field.label ?? by.name,
            behind: later.at(-1)?.pointer ?? "",
          },
        }
      }
    }
  },
)
