/** Which documents use what stands elsewhere: shared files, tables of codes in schemas, named conditions, tokens of app.json. */
import { posix } from "node:path"
import type { LoadedDocument } from "../../compiler"
import type { Json } from "../../model/documents"
import { objectsIn } from "../../model/json"
import { isText } from "../json"
import { keepFor } from "../memo"

type SharedFiles = ReadonlyMap<string, Json>

/** Paths of `$ref`s into other files, as they are written. */
const pathsIn = keepFor((value: object): readonly string[] => {
  const paths = [...objectsIn(value as Json)].flatMap(([{ $ref }]) => (isText($ref) ? ($ref.split("#")[0] ?? "") : []))
  return [...new Set(paths)].filter((path) => path !== "")
})

const refersTo = (files: ReadonlySet<string>, file: string, value: Json): boolean =>
  typeof value === "object" &&
  value !== null &&
  pathsIn(value).some((path) => files.has(posix.join(posix.dirname(file), path)))

/** These shared files, and those that refer to them. */
function withReferring(files: ReadonlySet<string>, shared: SharedFiles): ReadonlySet<string> {
  const more = [...shared].filter(([file, value]) => !files.has(file) && refersTo(files, file, value))
  return more.length === 0 ? files : withReferring(new Set([...files, ...more.map(([file]) => file)]), shared)
}

interface DocumentsOf {
  readonly documents: readonly LoadedDocument[]
  readonly shared: SharedFiles
}

/** Documents that refer to one of these shared files. */
export function usersOfShared(
  files: ReadonlySet<string>,
  { documents, shared }: DocumentsOf,
): readonly LoadedDocument[] {
  if (files.size === 0) return []
  const all = withReferring(files, shared)
  return documents.filter(({ file, document }) => refersTo(all, file, document as Json))
}

/** Tables that schemas name. */
const tablesIn = keepFor((value: object): readonly string[] => [
  ...new Set([...objectsIn(value as Json)].flatMap(([{ codes }]) => (isText(codes) ? [codes] : []))),
])

const namesOneOf = (tables: ReadonlySet<string>, value: Json): boolean =>
  typeof value === "object" && value !== null && tablesIn(value).some((table) => tables.has(table))

/** Documents in whose schemas one of these tables says which values there are. */
export function usersOfTables(
  tables: ReadonlySet<string>,
  { documents, shared }: DocumentsOf,
): readonly LoadedDocument[] {
  if (tables.size === 0) return []
  const naming = [...shared].flatMap(([file, value]) => (namesOneOf(tables, value) ? [file] : []))
  const direct = documents.filter(({ document }) => namesOneOf(tables, document as Json))
  return naming.length === 0 ? direct : [...direct, ...usersOfShared(new Set(naming), { documents, shared })]
}

/** Conditions that stand behind their names somewhere. */
const conditionsIn = keepFor((value: object): readonly string[] => [
  ...new Set([...objectsIn(value as Json)].flatMap(([{ condition }]) => (isText(condition) ? [condition] : []))),
])

/** Documents in which one of these conditions is named. */
export const usersOfConditions = (names: ReadonlySet<string>, { documents }: DocumentsOf): readonly LoadedDocument[] =>
  usersBy(conditionsIn, names, documents, "conditions")

const tokensIn = keepFor((value: object): readonly string[] =>
  Array.from(JSON.stringify(value).matchAll(/\{\{([^{}]*)\}\}/g), ([, name = ""]) => name.trim()),
)

/** Documents in whose texts one of these tokens is filled in. */
export const usersOfTokens = (names: ReadonlySet<string>, { documents }: DocumentsOf): readonly LoadedDocument[] =>
  usersBy(tokensIn, names, documents, "app")

/** Whether a text reads `app`, whatever of it. */
const readsApp = keepFor((value: object): boolean => /[${]app\b/.test(JSON.stringify(value)))

/** Documents that read names of app.json by their paths. */
export const usersOfApp = ({ documents }: DocumentsOf): readonly LoadedDocument[] =>
  documents.filter(({ kind, document }) => kind !== "app" && readsApp(document))

/** Documents that use one of these names, without the one that declares them. */
const usersBy = (
  namesIn: (value: object) => readonly string[],
  names: ReadonlySet<string>,
  documents: readonly LoadedDocument[],
  declaring: LoadedDocument["kind"],
): readonly LoadedDocument[] =>
  names.size === 0
    ? []
    : documents.filter(({ kind, document }) => kind !== declaring && namesIn(document).some((name) => names.has(name)))
