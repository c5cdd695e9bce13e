import { type Context, keepFor, type LoadedDocument, topicOf } from "../../kit"

type Table = LoadedDocument<"codes">

const codesIn = keepFor(
  ({ document }: Table): ReadonlySet<string> => new Set(document.codes.map(({ code }) => String(code))),
)

/** Codes of a table, as texts. */
export function tableCodes({ set }: Context, id: string): ReadonlySet<string> | undefined {
  const table = set.find("codes", id)
  return table && codesIn(table)
}

interface Sendable {
  readonly id: string
  readonly codes: readonly string[]
}

const sendable = topicOf<Sendable>("sendable", (_context, document) =>
  document.kind === "codes" && document.document.analytics === true
    ? [["", { id: document.id, codes: [...codesIn(document)] }]]
    : [],
)

/** Codes of every table that lets records name them. */
export const sendableCodes = (context: Context): readonly ReadonlySet<string>[] =>
  context.facts.get(context, sendable, "").map(({ codes }) => new Set(codes))

/** The same by the ids of the tables. */
export const sendableTablesOf = (context: Context): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(context.facts.get(context, sendable, "").map(({ id, codes }) => [id, new Set(codes)]))

/** Ids of the same tables. */
export const sendableTables = (context: Context): ReadonlySet<string> =>
  new Set(context.facts.get(context, sendable, "").map(({ id }) => id))
