import {
  type Context,
  error,
  fieldsIn,
  type FormField,
  type Json,
  type LoadedDocument,
  namedConditions,
  pathsIn,
  reachableFrom,
  schemaIn,
  within,
} from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"
import { isGiven } from "./givenAnswers"
import { ownRoot } from "./ownRoot"
import { conditionOf, isConditional, isHiddenWhere } from "./visibility"

type Form = LoadedDocument<"form">

const namesRead = (context: Context, field: FormField, root: string): readonly string[] =>
  pathsIn(conditionOf(field), namedConditions(context)).flatMap((path) => {
    const [from, name] = path.replace(/^\$/, "").split(".")
    return from === root && name !== undefined ? [name] : []
  })

/** Whether a field stays hidden as long as these are: what is hidden has no answer but the one that it begins with. */
const isHiddenWith = (
  context: Context,
  field: FormField,
  { root, hidden }: { root: string; hidden: ReadonlyMap<string, FormField> },
): boolean =>
  isHiddenWhere(context, field, {
    schemaOf: (path) => {
      const [from, name = ""] = path.replace(/^\$/, "").split(".")
      const other = from === root ? hidden.get(name) : undefined
      return other && { enum: defaultsOf(context, other) }
    },
  })

function defaultsOf(context: Context, { document, schema = {} }: FormField): readonly Json[] {
  const { default: value } = schemaIn(context, document, schema)
  return value === undefined ? [] : [value]
}

/** Fields that nobody fills before they are shown; those that hold other fields are left out. */
function unfilled(context: Context, form: Form, root: string): readonly FormField[] {
  const names = fieldsIn(form).map(({ name }) => name)
  return fieldsIn(form).filter((field) => {
    const { name, path } = field
    const isOnce = names.indexOf(name) === names.lastIndexOf(name)
    const isPlain = path.length === 0 && field.field.ui === undefined && isOnce
    const isTold = [field.field.when, ...field.outer].some((when) => readsImpossible(context, when))
    return isPlain && isConditional(field) && !isTold && !isGiven(context, { form, root, name })
  })
}

/** The most fields of which each stays hidden as long as all of them are: none is ever the first. */
function neverFirst(context: Context, form: Form, root: string): readonly FormField[] {
  let fields = unfilled(context, form, root)
  for (;;) {
    const hidden = new Map(fields.map((field) => [field.name, field]))
    const left = fields.filter((field) => isHiddenWith(context, field, { root, hidden }))
    if (left.length === fields.length) return fields
    fields = left
  }
}

export const fieldCircle = error(
  "field-circle",
  "No field waits for its own answer before it is shown, directly or by way of other fields.",
  function* (context) {
    for (const form of context.set.all("form")) {
      const root = ownRoot(context, form)
      if (root === undefined) continue
      const hidden = neverFirst(context, form, root)
      const waitsFor = new Map(hidden.map((field) => [field.name, namesRead(context, field, root)]))
      const reached = (name: string) => reachableFrom(name, (one) => waitsFor.get(one) ?? [])
      const told = new Set<string>()
      for (const { name, field, pointer } of hidden) {
        const circle = [...waitsFor.keys()].filter((other) => reached(name).has(other) && reached(other).has(name))
        if (circle.length === 0 || told.has(name)) continue
        for (const member of circle) told.add(member)
        const place = within(pointer, field.when === undefined ? "field" : "when")
        yield { document: form, pointer: place, values: { name, circle } }
      }
    }
  },
)
