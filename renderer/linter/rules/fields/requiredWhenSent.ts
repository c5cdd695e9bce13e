import {
  type Context,
  drawnForms,
  error,
  fieldsIn,
  handedValues,
  isText,
  type Json,
  type LoadedDocument,
  only,
  propertiesIn,
  referencesIn,
  requestSchemaOf,
  rootsOfForm,
  schemaIn,
  type FormField,
  type Topic,
} from "../../kit"
import { isGiven } from "./givenAnswers"

interface Sent {
  /** Name of the answer; `*` where all of them are sent under their own names. */
  readonly field: string
  /** Where the answer goes: to a property of a request (`call name`), or of a kept value (`$kept.name.property`). */
  readonly as: string
}

type Answers = readonly (readonly [form: string, field: string])[]

/** The answer that a path reads, in all forms that may be behind it. */
const answerAt = (document: LoadedDocument, path: Json): Answers =>
  drawnForms(document).flatMap(({ root, form }) =>
    isText(path) && path.startsWith(`$${root}.`) ? [[form, path.slice(root.length + 2)] as const] : [],
  )

/** What becomes of the answers of a form, by its id. */
const sends: Topic<Sent> = (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }): ReturnType<Topic<Sent>> => {
    const { do: does, call, name, value } = action
    if (pointer.startsWith("/samples/")) return []
    if (does === "keep" && isText(name))
      return Object.entries(propertiesIn(value)).flatMap(([property, path]) =>
        answerAt(document, path).map(([form, field]) => [form, { field, as: `$kept.${name}.${property}` }] as const),
      )
    if (!isText(call)) return []
    const all = action["answers"] === true ? drawnForms(document) : []
    return [
      ...all.map(({ form }) => [form, { field: "*", as: call }] as const),
      ...Object.entries<Json>(handedValues(action, "input")).flatMap(([property, path]) =>
        answerAt(document, path).map(([form, field]) => [form, { field, as: `${call} ${property}` }] as const),
      ),
    ]
  })

/** Calls that are given a property of what is kept, by its path. */
const sendsKept: Topic<string> = (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action }) =>
    Object.entries<Json>(handedValues(action, "input")).flatMap(([property, path]) =>
      isText(action["call"]) && isText(path) && path.startsWith("$kept.")
        ? [[path, `${action["call"]} ${property}`] as const]
        : [],
    ),
  )

/** What a request cannot go without: `call name`. */
const needs: Topic<true> = (context, document) =>
  document.kind === "call"
    ? (requestSchemaOf(context, document).required ?? []).map((name) => [`${document.id} ${name}`, true] as const)
    : []

/** The call that refuses a request without the answer, where there is one. */
function neededBy(context: Context, form: string, name: string): string | undefined {
  const { facts } = context
  const found = facts
    .get(context, sends, form)
    .flatMap(({ field, as }) => (field === "*" ? [`${as} ${name}`] : field === name ? [as] : []))
    .flatMap((as) => (as.startsWith("$kept.") ? facts.get(context, sendsKept, as) : [as]))
    .find((as) => facts.has(context, needs, as))
  return found?.split(" ")[0]
}

/** Asked of everybody, and nobody has to answer. */
function isOptional(context: Context, { document, name, field, path, outer, schema, required }: FormField): boolean {
  if (path.length > 0 || outer.length > 0 || field.when !== undefined || field.sent === false) return false
  if (field.required === true || field.requiredWhen !== undefined || required.includes(name)) return false
  if (schema === undefined || "default" in schemaIn(context, document, schema)) return false
  return !rootsOfForm(context, document).some((root) => isGiven(context, { form: document, root, name }))
}

export const requiredWhenSent = error(
  "required-when-sent",
  "What a call cannot go without is asked as required where a form gives it.",
  function* (context) {
    for (const form of context.set.all("form"))
      for (const asked of fieldsIn(form)) {
        if (!isOptional(context, asked)) continue
        const call = neededBy(context, form.id, asked.name)
        const { name, pointer, field } = asked
        if (call !== undefined) yield { document: form, pointer, values: { name, label: field.label ?? name, call } }
      }
  },
)
