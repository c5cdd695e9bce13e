/** Answers of forms on other screens: under which name they come there, and in which rows people read them. */
import {
  borrowedPaths,
  callBefore,
  type DrawnForm,
  drawnForms,
  type Fields,
  handedValues,
  isObject,
  isPath,
  isText,
  type Json,
  type LoadedDocument,
  objectsIn,
  only,
  pathUses,
  referencesIn,
  topicOf,
} from "../../kit"

/** What answers of a form are kept as, or what a call gives back of them. */
export interface AnswerSource {
  readonly source: string
  /** Names there by the names of the fields; undefined where they are the same. */
  readonly names?: Readonly<Record<string, string>>
  /** The call that answers are sent with, and whose answer is kept: those that it says again are known by their names. */
  readonly echo?: string
}

const keptSource = (name: string): string => `kept.${name}`

const callBehind = (document: LoadedDocument, [root = ""]: readonly string[]): string | undefined =>
  document.kind === "screen" ? document.document.data?.[root]?.call : undefined

/** `call:zoo/ticket.draft` for `$saved.draft`, where `saved` is what that call answered. */
function callSource(document: LoadedDocument, path: readonly string[]): string | undefined {
  const [, ...rest] = path
  const call = callBehind(document, path)
  return call === undefined ? undefined : [`call:${call}`, ...rest].join(".")
}

const segmentsOf = (path: string): readonly string[] => path.replace(/^\$/, "").split(".")

/** By form: what is kept of it on the screens that draw it, and what it begins with that a call knows. */
export const answerSources = topicOf<AnswerSource>("answerSources", (context, document) => [
  ...only(referencesIn(context, document), "action").flatMap(({ action: { do: kind, name, value }, pointer }) => {
    if (kind !== "keep" || !isText(name) || value === undefined) return []
    const sent = value === "$res" ? callBefore(document, pointer) : undefined
    const echo = isText(sent?.["call"]) ? { echo: sent["call"] } : {}
    return drawnForms(document).flatMap(({ form, root }) => {
      const names = sent === undefined ? keptNames(value as Json, `$${root}`) : sentNames(sent, { form, root })
      return names === undefined ? [] : [[form, { source: keptSource(name), ...names, ...echo }] as const]
    })
  }),
  ...only(referencesIn(context, document), "block").flatMap(({ block: { form, initial } }) => {
    const source = isText(form) && isPath(initial) ? callSource(document, segmentsOf(initial)) : undefined
    return isText(form) && source !== undefined ? [[form, { source }] as const] : []
  }),
])

function keptNames(value: Json, root: string): Pick<AnswerSource, "names"> | undefined {
  if (value === root) return {}
  if (!isObject(value)) return undefined
  const names = Object.entries(value).flatMap(([name, path]) =>
    isText(path) && path.startsWith(`${root}.`) ? [[path.slice(root.length + 1), name] as const] : [],
  )
  return names.length === 0 ? undefined : { names: Object.fromEntries(names) }
}

/** A call that sends the answers of a form gives each under its name, whatever was made of it on the way. */
function sentNames(action: Fields, { form, root }: DrawnForm): Pick<AnswerSource, "names"> | undefined {
  const input = handedValues(action, "input")
  const own = keptNames(input, `$${root}`)
  if (action["form"] !== form) return own
  return { names: { ...Object.fromEntries(Object.keys(input).map((name) => [name, name])), ...own?.names } }
}

/** What a screen shows of a source. */
export interface ShownAnswers {
  readonly file: string
  readonly title: string
  /** The call that gives them back; absent where they are kept. */
  readonly call?: string
  /** How the screen reads it: `$kept.ticket`. */
  readonly path: string
  /** Rows with a label, by the names that they show. */
  readonly rows: readonly (readonly [name: string, pointer: string])[]
  /** All names that something there is drawn by. */
  readonly read: readonly string[]
}

/** A label with a value or a text beside it, in a list. */
const isRow = ([{ label, text, value, field, key }, pointer]: ReturnType<typeof rowsIn>[number]): boolean =>
  isText(label) &&
  (isText(text) || value !== undefined) &&
  field === undefined &&
  key === undefined &&
  /\/\d+$/.test(pointer)

const rowsIn = ({ document }: LoadedDocument<"screen">) => [...objectsIn(document.body as Json, "/body")]

/** By source: the screens where its answers stand in rows. */
export const shownAnswers = topicOf<ShownAnswers>("shownAnswers", (context, document) => {
  if (document.kind !== "screen") return []
  const rows = rowsIn(document)
    .filter(isRow)
    .map(([, pointer]) => pointer)
  const uses =
    rows.length === 0 ? [] : drawnBy([...pathUses.of(context, document), ...borrowedPaths.of(context, document)])
  const sources = new Map<string, ShownAnswers & { rows: [string, string][]; read: string[] }>()
  for (const { path, pointer } of uses) {
    const segments = segmentsOf(path)
    const [holder, name = ""] = [segments.slice(0, -1), segments.at(-1)]
    const source = holder[0] === "kept" && holder.length === 2 ? holder.join(".") : callSource(document, holder)
    if (source === undefined || holder.length === 0) continue
    const { file } = document
    const call = callBehind(document, holder)
    const shown = sources.get(source) ?? {
      file,
      title: document.document.title,
      ...(call !== undefined && { call }),
      path: `$${holder.join(".")}`,
      rows: [],
      read: [],
    }
    sources.set(source, shown)
    const row = rows.find((place) => pointer === `${place}/text` || pointer === `${place}/value`)
    if (row !== undefined) shown.rows.push([name, row])
    shown.read.push(name)
  }
  return [...sources].filter(([, { rows: own }]) => own.length > 0)
})

/** Uses whose value is shown: what a tap sends, or what a form or call begins with, is not. */
const drawnBy = <Use extends { readonly pointer: string }>(uses: readonly Use[]): readonly Use[] =>
  uses.filter(({ pointer }) => /^\/(?:body|footer)\//.test(pointer) && !/\/(?:tap|initial|input)(?:\/|$)/.test(pointer))
