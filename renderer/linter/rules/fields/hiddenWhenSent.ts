import {
  allOf,
  type Condition,
  type Context,
  error,
  fieldsIn,
  type FormField,
  type Json,
  type LoadedDocument,
  namedConditions,
  pathsIn,
  schemaIn,
  schemaReader,
  scopesOf,
  solve,
  within,
} from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"
import { ownRoot } from "./ownRoot"
import { neededBy } from "./sentAnswers"
import { uniqueFields } from "./uniqueFields"
import { conditionOf, isConditional } from "./visibility"

/** What holds of an answer in a form that can be sent. */
function heldWhenSent(context: Context, { document, field, schema = {}, outer }: FormField, path: string) {
  const { const: only } = schemaIn(context, document, schema)
  const isAsked = field.required === true && field.when === undefined && outer.length === 0
  return [
    ...(only === undefined ? [] : [{ is: [path, only as Json] }]),
    ...(isAsked ? [{ filled: [path] }] : []),
    ...(field.rules ?? []).map(({ must }) => must as Condition),
  ]
}

interface Read {
  readonly form: LoadedDocument<"form">
  /** Under which its answers stand. */
  readonly root: string
}

/** What holds of the answers that the conditions read. */
const sentAnswers = (context: Context, { form, root }: Read, conditions: readonly Condition[]): readonly Condition[] =>
  [...new Set(conditions.flatMap((one) => pathsIn(one, namedConditions(context))))].flatMap((path) =>
    fieldsIn(form)
      .filter((field) => field.path.length === 0 && path === `$${root}.${field.name}`)
      .flatMap((field) => heldWhenSent(context, field, path)),
  )

/** Whether the question can be hidden when all of this holds. */
function canBeHidden(context: Context, read: Read, { field, when }: { field: FormField; when: readonly Condition[] }) {
  const conditions = [...when, conditionOf(field)]
  if (conditions.some((one) => readsImpossible(context, one))) return false
  const hidden = allOf(...sentAnswers(context, read, conditions), ...when, { not: conditionOf(field) })
  return scopesOf(context, read.form).every(
    (scope) => solve(hidden, schemaReader(scope), namedConditions(context)) !== undefined,
  )
}

/** Questions that are sent, and are not always asked. */
const sometimesAsked = (form: LoadedDocument<"form">): readonly FormField[] =>
  uniqueFields(form).filter((asked) => isConditional(asked) && asked.field.sent !== false)

export const hiddenWhenSent = error(
  "hidden-when-sent",
  "What a call cannot go without is asked of everybody for whom the call is made.",
  function* (context) {
    for (const form of context.set.all("form")) {
      const root = ownRoot(context, form)
      if (root === undefined) continue
      for (const asked of sometimesAsked(form)) {
        const { name, field, pointer } = asked
        const need = neededBy(context, form.id, name).find(
          ({ when }) => when !== undefined && canBeHidden(context, { form, root }, { field: asked, when }),
        )
        const place = field.when === undefined ? pointer : within(pointer, "when")
        if (need !== undefined)
          yield { document: form, pointer: place, values: { name, label: field.label ?? name, call: need.call } }
      }
    }
  },
)
