import { createHash } from "node:crypto"
import { isCondition } from "../../expressions/evaluate"
import type { PartKind } from "./context"
import type { Json } from "../../model/documents"
import { once } from "../../model/remembering"

export interface CompiledModule {
  /** Of the code: the same documents give the same hash, on every machine. */
  readonly hash: string
  /** Source of an ES module without imports. */
  readonly code: string
  /** Files that went into it, below the root. */
  readonly dependencies: readonly string[]
  /** Names of what it draws with, by kind. */
  readonly parts: Parts
  /** The same module in pieces, for a bundler: what several modules hold stands once. */
  link(): LinkedModule
}

export type Parts = Readonly<Record<PartKind, readonly string[]>>

export interface LinkedModule {
  /** Source of an ES module that imports its shared pieces as the default exports of `sharedPrefix` + name. */
  readonly code: string
  /** Values by name, each to be exported as a default. */
  readonly pieces: ReadonlyMap<string, string>
}

export const sharedPrefix = "virtual:kamishibai/shared/"

/** Source of a value that is code rather than data. */
export class Code {
  constructor(readonly source: string) {}
}

/** A value that other modules hold, too; a bundler keeps it once for all of them. */
export class Shared {
  constructor(
    readonly name: string,
    readonly value: ModuleValue,
    readonly from?: Derivation,
  ) {}

  /** In JSON it is what it holds. */
  toJSON(): ModuleValue {
    return this.value
  }
}

/** How a bundler's module makes a shared value of another one, whose local name it gets. */
interface Derivation {
  readonly shared: Shared
  write(local: string): string
}

export type ModuleValue =
  | Code
  | Shared
  | Json
  | undefined
  | readonly ModuleValue[]
  | { readonly [key: string]: ModuleValue }

/** What was compiled, as data of a module: JSON throughout. */
export const asData = (compiled: object) => compiled as Readonly<Record<string, ModuleValue>>

/** Counts code points, as JSON Schema counts `maxLength`; as ajv's runtime does. */
const ucs2length = `(text) => {
  let length = text.length
  for (let at = 1; at < text.length; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length--
  return length
}`

/** Compares JSON values, as ajv's runtime does. */
const equal = `function equal(one, other) {
  if (one === other) return true
  if (!one || !other || typeof one !== "object" || typeof other !== "object") return one !== one && other !== other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
}`

/** A validator of an object whose properties are judged one by one, from judges with the names that each is for. */
const validateProperties = `(judges) => {
  const byName = new Map(judges.flatMap(([judge, names]) => names.map((name) => [name, judge])))
  return function validate(data) {
    const errors = []
    const fail = (instancePath, keyword, params = {}) => errors.push({ instancePath, keyword, params })
    if (typeof data !== "object" || data === null || Array.isArray(data)) fail("", "type")
    else for (const name of Object.keys(data))
      if (data[name] !== undefined) byName.get(name)?.(data[name], "/" + name.replaceAll("~", "~0").replaceAll("/", "~1"), fail)
    validate.errors = errors.length > 0 ? errors : null
    return errors.length === 0
  }
}`

const helpers = { ucs2length, equal, validateProperties }

type Exported = Readonly<Record<string, ModuleValue>>

const noParts: Parts = {
  widgets: [],
  controls: [],
  icons: [],
  illustrations: [],
  conversions: [],
  operators: [],
  sources: [],
  stores: [],
}

/** An ES module that exports these values; what is data is parsed as JSON, so that no key and no text can be code. */
export function createModule(
  exported: Exported,
  dependencies: readonly string[],
  parts: Parts = noParts,
): CompiledModule {
  // Of thousands of modules a server is asked for a few.
  const write = once(() => {
    const body = writeModule(exported)
    const hash = createHash("sha256").update(body).update(JSON.stringify(parts)).digest("base64url").slice(0, 16)
    const ending = `\nexport const hash = ${JSON.stringify(hash)}\n`
    return { hash, code: body + ending, ending }
  })
  return {
    get hash() {
      return write().hash
    },
    get code() {
      return write().code
    },
    dependencies,
    parts,
    link: once(() => linkModule(exported, write().ending)),
  }
}

function writeModule(exported: Exported): string {
  const body = writeExports(exported)
  const used = helpersIn(body).map(([name, code]) => `const ${name} = ${code}`)
  return [...used, body].join("\n")
}

function writeExports(exported: Exported): string {
  const code = codeIn(exported)
  const lines = [
    ...[...code.names].map(([source, name]) => `const ${name} = ${source}`),
    ...Object.entries(exported).flatMap(([name, value]) =>
      value === undefined ? [] : [`export const ${name} = ${toSource(value, code)}`],
    ),
  ]
  return lines.join("\n")
}

const helpersIn = (code: string) => Object.entries(helpers).filter(([name]) => new RegExp(`= ${name};`).test(code))

function linkModule(exported: Exported, ending: string): LinkedModule {
  const pieces = new Map<string, string>()
  const { linked, imports } = link(exported, pieces)
  const body = writeExports(linked as Exported)
  const used = helpersIn(body).map(([name, code]) => {
    pieces.set(`helper/${name}`, `export default ${code}`)
    return importPiece(name, `helper/${name}`)
  })
  return { code: [...imports, ...used, body].join("\n") + ending, pieces }
}

const importPiece = (local: string, piece: string) => `import ${local} from ${JSON.stringify(sharedPrefix + piece)}`

/** The value with imports in place of what it shares; what it shares becomes pieces, which may share in turn. */
function link(value: ModuleValue, pieces: Map<string, string>): Linked {
  const names: string[] = []
  const linked = toLinked(value, (shared) => {
    if (!names.includes(shared.name)) names.push(shared.name)
    if (!pieces.has(shared.name)) pieces.set(shared.name, writePiece(shared, pieces))
    return new Code(`piece${names.indexOf(shared.name)}`)
  })
  const imports = names.map((name, index) => importPiece(`piece${index}`, name))
  return { linked, imports }
}

interface Linked {
  readonly linked: ModuleValue
  readonly imports: readonly string[]
}

function writePiece({ value, from }: Shared, pieces: Map<string, string>): string {
  const { linked, imports } = link(from?.shared ?? value, pieces)
  const source = toSource(linked, { ...codeIn(linked), names: new Map() })
  return [...imports, `export default ${from?.write(source) ?? source}`].join("\n")
}

/** What a bundler gets: imports in place of what is shared, and conditions without the names that plans and explanations say. */
function toLinked(value: ModuleValue, map: (shared: Shared) => ModuleValue): ModuleValue {
  if (value instanceof Shared) return map(value)
  if (value instanceof Code || typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((item: ModuleValue) => toLinked(item, map))
  const hasName = isCondition(value)
  const kept = Object.entries(value as Readonly<Record<string, ModuleValue>>).filter(
    ([key]) => !(hasName && key === "name"),
  )
  return Object.fromEntries(kept.map(([key, item]) => [key, toLinked(item, map)]))
}

/** Objects without code inside become one JSON text; others a literal with computed keys (`__proto__` stays a key). */
function toSource(value: ModuleValue, code: CodeIn): string {
  if (value instanceof Shared) return toSource(value.value, code)
  if (value instanceof Code) return code.names.get(value.source) ?? value.source
  if (typeof value !== "object" || value === null || !code.holders.has(value)) return toParsedJson(value)
  if (Array.isArray(value)) return `[${value.map((item: ModuleValue) => toSource(item, code)).join(", ")}]`
  const entries = Object.entries(value as Readonly<Record<string, ModuleValue>>)
  return `{ ${entries.map(([key, item]) => `[${JSON.stringify(key)}]: ${toSource(item, code)}`).join(",\n")} }`
}

interface CodeIn {
  /** Names of code that stands in several places, such as the validator of an answer that many calls give, by its source. */
  readonly names: ReadonlyMap<string, string>
  /** Objects and lists that have code somewhere inside. */
  readonly holders: ReadonlySet<object>
}

function codeIn(value: ModuleValue): CodeIn {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const holders = new Set<object>()
  const holdsCode = (part: ModuleValue): boolean => {
    if (part instanceof Shared) return holdsCode(part.value)
    if (part instanceof Code) {
      if (seen.has(part.source)) repeated.add(part.source)
      seen.add(part.source)
      return true
    }
    if (typeof part !== "object" || part === null) return false
    const found = Object.values(part).filter((item: ModuleValue) => holdsCode(item)).length > 0
    if (found) holders.add(part)
    return found
  }
  holdsCode(value)
  return { names: new Map([...repeated].map((source, index) => [source, `shared${index}`])), holders }
}

function toParsedJson(value: ModuleValue): string {
  const json = JSON.stringify(value) ?? "null"
  const literal = json
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")
  return json.length < 3 || typeof value !== "object" ? json : `JSON.parse('${literal}')`
}
