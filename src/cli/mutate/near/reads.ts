import { findOperator } from "../../../../renderer"
import { isRecord } from "../../../domain/json"

/** What a part of a document reads, and what it measures that with. */
export interface Reads {
  /** Last names of paths: `EXPIRE_DATE` of `$item.EXPIRE_DATE`. */
  readonly names: ReadonlySet<string>
  /** Literals that are compared, counted with or shifted by. */
  readonly constants: ReadonlySet<string | number | boolean>
  /** Tables of codes that labels come from. */
  readonly tables: ReadonlySet<string>
}

interface Found {
  readonly names: Set<string>
  readonly constants: Set<string | number | boolean>
  readonly tables: Set<string>
}

/** Definitions that a path may stand for, by their name: `$values.<name>`, `{ "condition": <name> }`. */
export type Named = (kind: "value" | "condition", name: string) => unknown

const mostDefinitions = 12

/** Of the parts and of what they name. */
export function readsOf(parts: readonly unknown[], named: Named): Reads {
  const found: Found = { names: new Set(), constants: new Set(), tables: new Set() }
  const seen = new Set<string>()
  const open = [...parts]
  const follow: Follow = (kind, name) => {
    const key = `${kind} ${name}`
    if (seen.has(key) || seen.size >= mostDefinitions) return
    seen.add(key)
    open.push(named(kind, name))
  }
  for (let part = open.shift(); part !== undefined || open.length > 0; part = open.shift())
    collect(part, found, follow, false)
  return found
}

type Follow = (kind: "value" | "condition", name: string) => void

function collect(node: unknown, found: Found, follow: Follow, isOperand: boolean): void {
  if (typeof node === "string") return collectText(node, found, follow, isOperand)
  if (typeof node === "number" || (typeof node === "boolean" && isOperand)) return void found.constants.add(node)
  if (Array.isArray(node)) return node.forEach((part) => collect(part, found, follow, isOperand))
  if (!isRecord(node)) return
  for (const [name, part] of Object.entries(node)) {
    if (name === "condition" && typeof part === "string") follow("condition", part)
    if (name === "codes" && typeof part === "string") found.tables.add(part)
    if (name === "name" && node["do"] === "keep" && typeof part === "string") found.names.add(part)
    if ((name === "field" || name === "by") && typeof part === "string") found.names.add(part)
    if (name === "code" && Array.isArray(part) && typeof part[0] === "string") found.tables.add(part[0])
    collect(part, found, follow, isOperand || findOperator(name) !== undefined)
  }
}

function collectText(text: string, found: Found, follow: Follow, isOperand: boolean): void {
  if (text.startsWith("$")) return readPath(text.slice(1), found, follow)
  for (const [, path = "", , table = ""] of text.matchAll(/(?<!\{)\{([\w.-]+)(\|code:([\w-]+)|\|[^}]*)?\}/g)) {
    readPath(path, found, follow)
    if (table !== "") found.tables.add(table)
  }
  if (isOperand) found.constants.add(text)
}

function readPath(path: string, { names }: Found, follow: Follow): void {
  const [root = "", ...rest] = path.split(".")
  if (root === "values" && rest[0] !== undefined) follow("value", rest[0])
  const last = rest.at(-1)
  if (last !== undefined) names.add(last)
}
