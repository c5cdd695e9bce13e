/** Where answers of forms go that a call cannot go without. */
import {
  type Condition,
  type Context,
  type Entries,
  drawnForms,
  handedValues,
  isList,
  isText,
  type Json,
  type LoadedDocument,
  only,
  parentOf,
  propertiesIn,
  referencesIn,
  requestSchemaOf,
  topicOf,
  valueAt,
} from "../../kit"

interface Sent {
  /** Name of the answer; `*` where all of them are sent under their own names. */
  readonly field: string
  /** Where the answer goes: to a property of a request (`call name`), or of a kept value (`$kept.name.property`). */
  readonly as: string
  /** All that conditions say of when that is; absent where an action before may have led elsewhere. */
  readonly when?: readonly Condition[]
}

type Answers = readonly (readonly [form: string, field: string])[]

/** The answer that a path reads, in all forms that may be behind it. */
const answerAt = (document: LoadedDocument, path: Json): Answers =>
  drawnForms(document).flatMap(({ root, form }) =>
    isText(path) && path.startsWith(`$${root}.`) ? [[form, path.slice(root.length + 2)] as const] : [],
  )

/** Whether an action before, in a list around the place, is done by some only and may have led elsewhere. */
const isAfterChoice = (document: LoadedDocument, pointer: string): boolean =>
  [...pointer.matchAll(/\/(\d+)(?=\/|$)/g)].some(({ 1: place, index }) => {
    const list = valueAt(document.document, pointer.slice(0, index))
    const before = isList(list) ? list.slice(0, Number(place)) : []
    return before
      .map(propertiesIn)
      .some(({ do: name, when, if: condition }) => isText(name) && (when ?? condition) !== undefined)
  })

/** Conditions of an action, of the branches in which it stands, and of what is tapped. */
function conditionsAt(context: Context, document: LoadedDocument, pointer: string): Pick<Sent, "when"> {
  if (isAfterChoice(document, pointer)) return {}
  const isIn = (place: string) => pointer.startsWith(`${place}/`)
  const when = only(referencesIn(context, document), "condition").flatMap(({ condition, pointer: at }): Condition[] => {
    const holder = parentOf(at)
    if (at === `${holder}/when`) return `${pointer}/`.startsWith(`${holder}/`) ? [condition] : []
    if (at === `${holder}/enabled`) return isIn(holder) ? [condition] : []
    if (at !== `${holder}/if`) return []
    return isIn(`${holder}/then`) ? [condition] : isIn(`${holder}/otherwise`) ? [{ not: condition }] : []
  })
  return { when }
}

/** What becomes of the answers of a form, by its id. */
const sends = topicOf<Sent>("sends", (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }): Entries<Sent> => {
    const { do: does, call, name, value } = action
    if (pointer.startsWith("/samples/")) return []
    const when = conditionsAt(context, document, pointer)
    if (does === "keep" && isText(name))
      return Object.entries(propertiesIn(value)).flatMap(([property, path]) =>
        answerAt(document, path).map(
          ([form, field]) => [form, { field, as: `$kept.${name}.${property}`, ...when }] as const,
        ),
      )
    if (!isText(call)) return []
    const all = action["answers"] === true ? drawnForms(document) : []
    return [
      ...all.map(({ form }) => [form, { field: "*", as: call, ...when }] as const),
      ...Object.entries<Json>(handedValues(action, "input")).flatMap(([property, path]) =>
        answerAt(document, path).map(([form, field]) => [form, { field, as: `${call} ${property}`, ...when }] as const),
      ),
    ]
  }),
)

/** Calls that are given a property of what is kept, by its path. */
const sendsKept = topicOf<Sent>("sendsKept", (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action, pointer }) =>
    Object.entries<Json>(handedValues(action, "input")).flatMap(([property, path]) =>
      isText(action["call"]) && isText(path) && path.startsWith("$kept.")
        ? [[path, { field: path, as: `${action["call"]} ${property}`, ...conditionsAt(context, document, pointer) }]]
        : [],
    ),
  ),
)

/** What a request cannot go without: `call name`. */
const needs = topicOf<true>("needs", (context, document) =>
  document.kind === "call"
    ? (requestSchemaOf(context, document).required ?? []).map((name) => [`${document.id} ${name}`, true] as const)
    : [],
)

interface Need extends Pick<Sent, "when"> {
  /** The call that refuses a request without the answer. */
  readonly call: string
}

/** Calls that an answer of a form is sent with and that cannot go without it. */
export function neededBy(context: Context, form: string, name: string): readonly Need[] {
  const { facts } = context
  return facts
    .get(context, sends, form)
    .flatMap((sent) =>
      sent.field === "*" ? [{ ...sent, as: `${sent.as} ${name}` }] : sent.field === name ? [sent] : [],
    )
    .flatMap((sent) =>
      sent.as.startsWith("$kept.") ? facts.get(context, sendsKept, sent.as).map((kept) => sentOn(sent, kept)) : [sent],
    )
    .filter(({ as }) => facts.has(context, needs, as))
    .map(({ as, when }) => ({ call: as.split(" ")[0] ?? "", ...(when && { when }) }))
}

/** Conditions of the screen that sends what was kept read other answers than those of the screen that kept it. */
const sentOn = ({ when }: Sent, kept: Sent): Sent => {
  const { field, as } = kept
  return kept.when?.length === 0 && when !== undefined ? { field, as, when } : { field, as }
}
