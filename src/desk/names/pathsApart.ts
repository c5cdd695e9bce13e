import type { AskedField } from "../../domain/workshop"
import { fieldAt, rootName } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { fieldsAt } from "../json"
import { fieldsFor } from "./fieldsFor"
import { groupBy } from "../../domain/groupBy"

interface NamedPath {
  readonly path: string
  readonly name: string
}

/** Says of values with the same name where each comes from: who asks for it, or who gives it; else as documents write it. */
export function pathsApart(store: DeskStore, file: string, named: readonly NamedPath[]): readonly NamedPath[] {
  const alike = groupBy(named, ({ name }) => name)
  return named.map((one) => {
    const paths = alike.get(one.name)?.map(({ path }) => path) ?? []
    return paths.length < 2 ? one : { ...one, name: `${one.name}（${originOf(store, file, one.path, paths)}）` }
  })
}

/** What tells a path from most of the others; what tells it from none is the path itself. */
function originOf(store: DeskStore, file: string, path: string, all: readonly string[]): string {
  const fields = fieldsFor(store, file)
  const asked = (one: string) => fieldAt(one, fields)
  const sayers: readonly Sayer[] = [
    (one) => store.tree.names[asked(one)?.file ?? ""] ?? "",
    (one) => giverOf(store, file, one),
    (one) => orderOf(asked(one), fields),
  ]
  return joined(path, all, sayers)
}

type Sayer = (path: string) => string

/** What tells it from most of them, and where some are left that it does not tell it from, what tells it from those. */
function joined(path: string, all: readonly string[], sayers: readonly Sayer[]): string {
  const [sayer, ...others] = sayers.toSorted((one, other) => countOf(all.map(other)) - countOf(all.map(one)))
  const said = sayer?.(path) ?? ""
  const left = all.filter((other) => sayer?.(other) === said)
  if (said === "" || left.length === all.length) return path
  return left.length === 1 ? said : `${said}・${joined(path, left, others)}`
}

const countOf = (words: readonly string[]): number => new Set(words.filter((word) => word !== "")).size

/** The call that a screen has a value from, or what people call where such values come from. */
function giverOf(store: DeskStore, file: string, path: string): string {
  const [root = ""] = path.slice(1).split(".")
  const known = rootName(path)
  if (known !== rootName("")) return known
  if (root === "res") return "この通信の答え"
  const screen = file.endsWith(".form.json") ? store.screen?.file : file
  const data = fieldsAt(screen === undefined ? undefined : store.document(screen), "data")
  const call = store.fileOf("call", fieldsAt(data, root)?.["call"])
  return call === undefined ? known : store.nameOf(call)
}

/** Which of the questions of a form that have the same words it is. */
function orderOf(asked: AskedField | undefined, fields: readonly AskedField[]): string {
  if (asked?.file.endsWith(".form.json") !== true) return ""
  const same = fields.filter(({ file, label }) => file === asked.file && label === asked.label)
  return `${same.indexOf(asked) + 1}つめの質問`
}
