import {
  type Context,
  fieldsIn,
  handedValues,
  isObject,
  isText,
  type Json,
  type LoadedDocument,
  objectsIn,
  only,
  referencesIn,
  requestSchemaOf,
  topicOf,
  valueAt,
} from "../../kit"

/** What is known of somebody, of which any answer may be part. */
const known = "*"

/** Answers that a form may have though nobody typed them, by its id: those that it starts with, and those that actions write. */
const givenAnswers = topicOf<string>("givenAnswers", (context, document) => [
  ...objectsIn(document.document).flatMap(([{ widget, form, initial }]) =>
    widget === "form" && isText(form) && initial !== undefined
      ? namesOfInitial(initial).map((name) => [form, name] as const)
      : [],
  ),
  ...only(referencesIn(context, document), "action").flatMap(({ action: { do: name, form, field, value = null } }) =>
    name === "answer" && isText(form) && isText(field) && value !== null ? [[form, field] as const] : [],
  ),
])

const namesOfInitial = (initial: Json): readonly string[] => {
  const written = valueAt(initial, "/object")
  return isObject(written) ? Object.keys(written) : [known]
}

/** Forms that ask for an answer, by its name. */
const askers = topicOf<string>("askers", (_context, document) =>
  document.kind === "form" ? fieldsIn(document).map(({ name }) => [name, document.id] as const) : [],
)

/** Names under which servers are told something. */
const requested = topicOf<true>("requested", (context, document) =>
  document.kind === "call"
    ? Object.keys(requestSchemaOf(context, document).properties ?? {}).map((name) => [name, true] as const)
    : [],
)

/** What calls are given under a name. */
const sent = topicOf<Json>("sent", (_context, document) =>
  objectsIn(document.document).flatMap(([action]) =>
    action["do"] === "call" ? Object.entries<Json>(handedValues(action, "input")) : [],
  ),
)

/** Whether servers know an answer only as this form has sent it: before it was typed once, they have none either. */
function isOwn(context: Context, { form, root, name }: OwnAnswer): boolean {
  const { facts } = context
  const isAskedElsewhere = facts.get(context, askers, name).some((id) => id !== form.id)
  const isSentOtherwise = facts.get(context, sent, name).some((value) => value !== `$${root}.${name}`)
  return facts.has(context, requested, name) && !isAskedElsewhere && !isSentOtherwise
}

interface OwnAnswer {
  readonly form: LoadedDocument<"form">
  /** Under which the answers of the form stand. */
  readonly root: string
  readonly name: string
}

/** Whether an answer may be there before anybody typed it. */
export function isGiven(context: Context, answer: OwnAnswer): boolean {
  const given = context.facts.get(context, givenAnswers, answer.form.id)
  return given.includes(answer.name) || (given.includes(known) && !isOwn(context, answer))
}
