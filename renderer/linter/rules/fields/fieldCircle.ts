import {
  type Context,
  drawnForms,
  error,
  fieldsIn,
  type FormField,
  isNeverTrue,
  isObject,
  isText,
  type Json,
  type LoadedDocument,
  namedConditions,
  objectsIn,
  only,
  pathsIn,
  reachableFrom,
  referencesIn,
  rootsOfForm,
  type Schema,
  schemaIn,
  valueAt,
  schemaReader,
  scopesOf,
  screensShowing,
  sheetsOf,
  type Topic,
  within,
} from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"
import { conditionOf, isConditional } from "./visibility"

type Form = LoadedDocument<"form">

/** Any of them. */
const all = "*"

/** Answers that a form may have though nobody typed them, by its id: those that it starts with, and those that actions write. */
const givenAnswers: Topic<string> = (context, document) => [
  ...objectsIn(document.document).flatMap(([{ widget, form, initial }]) =>
    widget === "form" && isText(form) && initial !== undefined
      ? namesOfInitial(initial).map((name) => [form, name] as const)
      : [],
  ),
  ...only(referencesIn(context, document), "action").flatMap(({ action: { do: name, form, field, value = null } }) =>
    name === "answer" && isText(form) && isText(field) && value !== null ? [[form, field] as const] : [],
  ),
]

const namesOfInitial = (initial: Json): readonly string[] => {
  const written = valueAt(initial, "/object")
  return isObject(written) ? Object.keys(written) : [all]
}

/** What is hidden has no answer. */
const nothing: Schema = { enum: [] }

const namesRead = (context: Context, field: FormField, root: string): readonly string[] =>
  pathsIn(conditionOf(field), namedConditions(context)).flatMap((path) => {
    const [from, name] = path.replace(/^\$/, "").split(".")
    return from === root && name !== undefined ? [name] : []
  })

/** Whether a field stays hidden as long as these are. */
function isHiddenWith(
  context: Context,
  field: FormField,
  { root, names }: { root: string; names: ReadonlySet<string> },
) {
  const isHidden = (path: string): boolean => {
    const [from, name = ""] = path.replace(/^\$/, "").split(".")
    return from === root && names.has(name)
  }
  return scopesOf(context, field.document).every((scope) => {
    const read = schemaReader(scope)
    const schemaOf = (path: string) => (isHidden(path) ? nothing : read(path))
    return isNeverTrue(conditionOf(field), schemaOf, namedConditions(context))
  })
}

/** Fields that nothing fills before they are shown; those that hold other fields are left out. */
function unfilled(context: Context, form: Form): readonly FormField[] {
  const given = context.facts.get(context, givenAnswers, form.id)
  const names = fieldsIn(form).map(({ name }) => name)
  return fieldsIn(form).filter((field) => {
    const { name, path, schema = {} } = field
    const isOnce = names.indexOf(name) === names.lastIndexOf(name)
    const isPlain = path.length === 0 && field.field.ui === undefined && isOnce
    const isGiven = given.includes(name) || given.includes(all)
    const isTold = [field.field.when, ...field.outer].some((when) => readsImpossible(context, when))
    return (
      isPlain && isConditional(field) && !isGiven && !isTold && schemaIn(context, form, schema).default === undefined
    )
  })
}

/** The most fields of which each stays hidden as long as all of them are: none is ever the first. */
function neverFirst(context: Context, form: Form, root: string): readonly FormField[] {
  let fields = unfilled(context, form)
  for (;;) {
    const names = new Set(fields.map(({ name }) => name))
    const left = fields.filter((field) => isHiddenWith(context, field, { root, names }))
    if (left.length === fields.length) return fields
    fields = left
  }
}

/** The root of the answers, where a path from it leads into this form and no other. */
function ownRoot(context: Context, form: Form): string | undefined {
  const [root, ...others] = rootsOfForm(context, form)
  const hosts = screensShowing(context, form).flatMap((screen) => [screen, ...sheetsOf(context, screen)])
  const isShared = hosts.flatMap(drawnForms).some((drawn) => drawn.root === root && drawn.form !== form.id)
  return others.length > 0 || isShared ? undefined : root
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
