import {
  asJson,
  type Context,
  type LoadedDocument,
  namesOf,
  namesUsedIn,
  standardFormats,
  propertiesIn,
  suggestion,
  summaryOf,
  topicOf,
  valueAt,
} from "../../kit"
import { builtInMessages, ownMessages } from "../tables/builtInMessages"

/** Where names stand that one document gives to all others. */
export const places = {
  client: { kind: "errors", part: "/clients" },
  token: { kind: "app", part: "/tokens" },
  link: { kind: "app", part: "/links" },
  message: { kind: "messages", part: "/messages" },
  condition: { kind: "conditions", part: "/conditions" },
} as const

export type Given = keyof typeof places

const kinds = Object.keys(places) as readonly Given[]

const isGiven = (of: string): of is Given => Object.hasOwn(places, of)

interface Use {
  readonly name: string
  readonly file: string
}

/** Names that documents use, by what they name; tokens are gone from texts that have been read. */
export const usesOf = topicOf<Use>("usesOf", (context, document) => {
  const { file } = document
  return [
    ...namesUsedIn(context, document).flatMap(({ of, name }) => (isGiven(of) ? [[of, { name, file }] as const] : [])),
    ...Array.from(
      JSON.stringify(document.document).matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g),
      ([, name = ""]) => ["token", { name, file }] as const,
    ),
  ]
})

export function givenBy(document: LoadedDocument, of: Given): readonly string[] {
  const given = valueAt(asJson(document.document), places[of].part)
  return Object.keys(propertiesIn(given))
}

/** Names that nobody gives, though more than one file uses them, or code does. */
function missingNames(context: Context, of: Given, given: readonly string[]): readonly string[] {
  const files = new Map<string, Set<string>>()
  for (const { name, file } of context.facts.get(context, usesOf, of))
    files.set(name, (files.get(name) ?? new Set()).add(file))
  const used = [...files].flatMap(([name, users]) => (users.size > 1 ? [name] : []))
  return [...new Set([...used, ...usedByCode(context, of)])].filter((name) => !given.includes(name))
}

const usedByCode = ({ vocabulary }: Context, of: Given): readonly string[] =>
  of === "message" ? [...builtInMessages, ...vocabulary.names("check")] : []

/** Names that nothing uses as they are given. */
export function unusedOf(context: Context, of: Given, given: readonly string[]): readonly string[] {
  const used = context.facts.get(context, usesOf, of).map(({ name }) => name)
  const all = new Set([...used, ...usedByCode(context, of), ...ownMessages, ...standardFormats])
  return given.filter((name) => !all.has(name))
}

type Misspelt = Readonly<Record<Given, Readonly<Record<string, string>>>>

/**
 * Names as they are given -> as several files use them. Who uses them is right, so it is told where they are given; what a
 * single file uses may be misspelt there as well.
 */
const misspelt = summaryOf<Misspelt>("misspelt", (context) => {
  const ofKind = (of: Given) => {
    const given = [...namesOf(context, of)]
    const missing = missingNames(context, of, given)
    if (missing.length === 0) return {}
    const meant = unusedOf(context, of, given).map((name) => [name, suggestion(name, missing).nearest] as const)
    return Object.fromEntries(meant.flatMap(([name, wanted]) => (wanted === undefined ? [] : [[name, wanted]])))
  }
  return Object.fromEntries(kinds.map((of) => [of, ofKind(of)])) as Misspelt
})

export const misspeltNames = (context: Context, of: Given) => context.facts.summary(context, misspelt)[of]

/** Whether a name is told where it is given, misspelt. */
export const isToldWhereGiven = (context: Context, of: string, name: string): boolean =>
  isGiven(of) && Object.values(misspeltNames(context, of)).includes(name)
