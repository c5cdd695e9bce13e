import { isRecord, recordOf } from "../../domain/json"

/** Where a document shows what values of a path are called: one of them by a label, or all by a table. */
export type Showing =
  | { readonly path: string; readonly value: unknown; readonly label: string }
  | { readonly path: string; readonly table: string }

const read = new WeakMap<object, readonly Showing[]>()

/**
 * What a document shows in words: a filter's choice is selected by the value that it stands for
 * (`"selected": { "is": ["$query.sort", 1] }`), a badge is there for one, and a text, a format or `code` names a table.
 */
export function showingsOf(document: object): readonly Showing[] {
  const showings = read.get(document) ?? showingsIn(document)
  read.set(document, showings)
  return showings
}

function showingsIn(node: unknown): readonly Showing[] {
  if (typeof node === "string")
    return [...node.matchAll(inText)].map(([, path = "", table = ""]) => ({ path: `$${path}`, table }))
  if (Array.isArray(node)) return node.flatMap(showingsIn)
  if (!isRecord(node)) return []
  const { samples: _samples, testModel: _model, ...said } = node
  return [...ownShowings(node), ...Object.values(said).flatMap(showingsIn)]
}

/** `{query.sort|code:history-sort}`, where options may follow. */
const inText = /\{([\w.]+)\|code:([\w-]+)/g

function ownShowings(node: Readonly<Record<string, unknown>>): readonly Showing[] {
  const { label, selected, text, tone, when, value, format, code } = node
  if (selected !== undefined) return onlyFor(label, selected)
  if (tone !== undefined) return onlyFor(text, when)
  const [, formatted] = typeof format === "string" ? (/^code:([\w-]+)$/.exec(format) ?? []) : []
  if (formatted !== undefined && isPath(value)) return [{ path: value, table: formatted }]
  return isPair(code) && typeof code[0] === "string" && isPath(code[1]) ? [{ path: code[1], table: code[0] }] : []
}

/** Words that stand there only while a value is this one. */
function onlyFor(label: unknown, condition: unknown): readonly Showing[] {
  const compared = recordOf(condition)["is"]
  if (typeof label !== "string" || filled.test(label) || !isPair(compared)) return []
  const [path, value] = compared
  return isPath(path) && isCode(value) ? [{ path, value, label }] : []
}

/** A value that is put in, which is no name of another; words of the app (`{{co.name}}`) are. */
const filled = /(?<!\{)\{(?!\{)/

const isPair = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length >= 2
const isPath = (value: unknown): value is string => typeof value === "string" && value.startsWith("$")
const isCode = (value: unknown): boolean => typeof value === "number" || (typeof value === "string" && !isPath(value))

const named = new WeakMap<object, ReadonlySet<string>>()

/** Names of the conditions that a document uses. */
export function conditionsNamedIn(document: object): ReadonlySet<string> {
  const names = named.get(document) ?? new Set(namesIn(document))
  named.set(document, names)
  return names
}

function namesIn(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return []
  const { condition } = recordOf(node)
  return [...(typeof condition === "string" ? [condition] : []), ...Object.values(node).flatMap(namesIn)]
}
