import { parseTree, type Node, type ParseError } from "jsonc-parser"
import type { Json } from "../../model/documents"
import { syntaxCause, type SyntaxCause } from "./syntaxCause"

export interface ParsedJson {
  readonly value: Json
  readonly tree: Node | undefined
  readonly errors: readonly {
    readonly offset: number
    readonly reason: "syntax" | "forbidden-key" | "repeated-key" | "depth"
    readonly key?: string
    readonly cause?: SyntaxCause
    /** What stands there. */
    readonly found?: string
    /** Where the bracket stands that nothing closes. */
    readonly opened?: number
  }[]
}

type JsonError = ParsedJson["errors"][number]

/** Deeper documents are refused: nothing that people write comes near, and it bounds every walk over a document. */
const deepest = 100

/** Strict JSON (no comments, no trailing commas) with the place of everything. Never throws, never sets a prototype. */
export function parseJson(text: string): ParsedJson {
  const { deepest: depth, properties } = countIn(text)
  if (depth > deepest) return { value: null, tree: undefined, errors: [{ offset: 0, reason: "depth" }] }
  return parseSound(text, properties) ?? parseWithPlaces(text)
}

/** Most documents are sound: they are read quickly, and places are looked up when somebody asks for one. */
function parseSound(text: string, properties: number): ParsedJson | undefined {
  const value = tryParse(text)
  // A property that is repeated is written more often than it is there.
  if (value === undefined || countProperties(value) !== properties) return undefined
  let places: { readonly tree: Node | undefined } | undefined
  return {
    value,
    get tree() {
      places ??= { tree: parseTree(text) }
      return places.tree
    },
    errors: [],
  }
}

function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Properties of a value and of all in it; not a number where one has a name that none may have. */
function countProperties(value: Json): number {
  if (typeof value !== "object" || value === null) return 0
  let count = Array.isArray(value) ? 0 : Object.keys(value).length
  if (Object.hasOwn(value, "__proto__")) return Number.NaN
  for (const child of Object.values<Json>(value)) count += countProperties(child)
  return count
}

function parseWithPlaces(text: string): ParsedJson {
  const syntax: ParseError[] = []
  const tree = parseTree(text, syntax, { disallowComments: true, allowTrailingComma: false })
  const errors: JsonError[] = syntax
    .slice(0, 1)
    .map(({ offset, error }) => ({ reason: "syntax", ...syntaxCause(text, offset, error) }))
  if (!tree) return { value: null, tree, errors: errors.length > 0 ? errors : [{ offset: 0, reason: "syntax" }] }
  const value = toValue(tree, errors)
  return { value, tree, errors: errors.toSorted((one, other) => one.offset - other.offset) }
}

function toValue(node: Node, errors: JsonError[]): Json {
  if (node.type === "array") return (node.children ?? []).map((child) => toValue(child, errors))
  if (node.type !== "object") return (node.value ?? null) as Json
  const entries: [string, Json][] = []
  const seen = new Set<string>()
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? []
    if (!keyNode || !valueNode) continue
    const key = String(keyNode.value)
    if (key === "__proto__") errors.push({ offset: keyNode.offset, reason: "forbidden-key", key })
    else if (seen.has(key)) errors.push({ offset: keyNode.offset, reason: "repeated-key", key })
    else entries.push([key, toValue(valueNode, errors)])
    seen.add(key)
  }
  return Object.fromEntries(entries)
}

export const isTooDeep = (text: string): boolean => countIn(text).deepest > deepest

/** Deepest nesting of brackets, and colons, outside strings; counted without recursion so that no input can overflow the stack. */
function countIn(text: string): { readonly deepest: number; readonly properties: number } {
  let properties = 0
  let depth = 0
  let most = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (quoted) {
      if (sign === "\\") index++
      else if (sign === '"' || sign === "\n") quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === "{" || sign === "[") most = Math.max(most, ++depth)
    else if (sign === "}" || sign === "]") depth--
    else if (sign === ":") properties++
  }
  return { deepest: most, properties }
}
