import type { DocumentSet } from "../../../renderer/compiler"
import { groupBy } from "../../domain/groupBy"
import { isRecord } from "../../domain/json"
import type { AskedField } from "../../domain/workshop"
import { leavesOf, pathName, pathsOf } from "../../sentences"
import { choicesOf, readTokens } from "./codedFields"
import { conditionsNamedIn, type Showing, showingsOf } from "./showings"

type Choices = AskedField["choices"]

/** What a file shows of the values at a path. */
interface Shown {
  readonly file: string
  readonly path: string
  readonly choices: Choices
  /** File of the table that names them. */
  readonly codes?: string
}

/**
 * Values that no form asks for and screens show in words. A path is another thing on another screen: it is known in its folder
 * as far as all files there agree, in a file that does not, and in named conditions as far as those agree that use them.
 */
export function listShownFields(set: DocumentSet, known: readonly AskedField[]): readonly AskedField[] {
  const written = [
    ...[...set.all("screen"), ...set.all("sheet"), ...set.all("form")].map(({ file, document }) => ({
      file,
      document,
    })),
    ...[...set.shared].flatMap(([file, document]) => (isRecord(document) ? [{ file, document }] : [])),
  ]
  const inFiles = written.flatMap(({ file, document }) => shownIn(set, file, withAlias(showingsOf(document))))
  const byFolder = groupBy(inFiles, ({ file, path }) => `${folderOf(file)} ${path}`)
  const found = [...byFolder.values()].flatMap((group) => {
    const [{ path } = { path: "" }] = group
    const folder = describe(path, group, known)
    const apart = group.flatMap((one) => {
      const own = describe(path, [one], known)
      return own && !isSame(own.choices, folder?.choices) ? [{ ...own, shown: { path, below: one.file } }] : []
    })
    return [...(folder ? [{ ...folder, shown: { path, below: folderOf(folder.file) } }] : []), ...apart]
  })
  const users = new Map(written.map(({ file, document }) => [file, conditionsNamedIn(document)]))
  const all = [...found, ...inNamedConditions(set, inFiles, { users, known })]
  return all.filter(({ field, choices }) => !known.some((one) => one.field === field && isSame(one.choices, choices)))
}

interface Users {
  /** The named conditions that each file uses. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>
  readonly known: readonly AskedField[]
}

function inNamedConditions(set: DocumentSet, shown: readonly Shown[], { users, known }: Users): readonly AskedField[] {
  return set.all("conditions").flatMap(({ file, document }) => {
    const read = Object.entries(document.conditions).flatMap(([name, { when }]) =>
      pathsOf(leavesOf(when, () => undefined)).map((path) => ({ name, path })),
    )
    return [...groupBy(read, ({ path }) => path)].flatMap(([path, readers]) => {
      const isUsed = (one: Shown) => readers.some(({ name }) => users.get(one.file)?.has(name))
      const field = describe(
        path,
        shown.filter((one) => one.path === path && isUsed(one)),
        known,
      )
      return field ? [{ ...field, shown: { path, below: file } }] : []
    })
  })
}

/** What a document works out of a parameter of the address (`$values.tab` of `$query.tab`) has the same values. */
function withAlias(showings: readonly Showing[]): readonly Showing[] {
  const paths = new Set(showings.map(({ path }) => path))
  const aliases = showings.flatMap((showing) => {
    const [, root, name] = /^\$(query|values)\.(\w+)$/.exec(showing.path) ?? []
    const path = `$${root === "query" ? "values" : "query"}.${name}`
    return root === undefined || paths.has(path) ? [] : [{ ...showing, path }]
  })
  return [...showings, ...aliases]
}

const folderOf = (file: string): string => file.slice(0, file.indexOf("/") + 1)

const isSame = (one: Choices, other: Choices | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Undefined where nobody said what the value is called, or nothing is left that all agree on. */
function describe(path: string, group: readonly Shown[], known: readonly AskedField[]): AskedField | undefined {
  const label = pathName(path, known)
  const choices = agreed(group.flatMap((one) => one.choices))
  const [{ file } = { file: "" }] = group
  if (label === undefined || choices.length === 0) return undefined
  const [codes, ...others] = new Set(group.map((one) => one.codes))
  const type = choices.every(({ value }) => typeof value === "number") ? "number" : "text"
  const field = path.slice(path.lastIndexOf(".") + 1)
  return { file, field, label, type, choices, ...(codes !== undefined && others.length === 0 ? { codes } : {}) }
}

/** Each value once, without those that are called otherwise elsewhere. */
function agreed(choices: Choices): Choices {
  const labels = groupBy(choices, ({ value }) => value)
  return [...labels.values()].flatMap(([first, ...others]) =>
    first && others.every(({ label }) => label === first.label) ? [first] : [],
  )
}

/** What one file shows, each path once. */
function shownIn(set: DocumentSet, file: string, showings: readonly Showing[]): readonly Shown[] {
  return [...groupBy(showings, ({ path }) => path)].map(([path, own]) => {
    const tables = [...new Set(own.flatMap((one) => ("table" in one ? one.table : [])))]
    const found = tables.flatMap((id) => set.find("codes", id) ?? [])
    const labelled = own.flatMap((one) =>
      "value" in one ? [{ value: one.value, label: readTokens(one.label, set) }] : [],
    )
    const choices = agreed([...found.flatMap(({ document }) => choicesOf(document.codes, set)), ...labelled])
    const [table, ...others] = found
    return { file, path, choices, ...(table && others.length + labelled.length === 0 ? { codes: table.file } : {}) }
  })
}
