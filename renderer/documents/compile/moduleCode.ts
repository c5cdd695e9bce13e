import { createHash } from "node:crypto"
import type { Json } from "../../language/documents"

export interface CompiledModule {
  /** Of the code: the same documents give the same hash, on every machine. */
  readonly hash: string
  /** Source of an ES module without imports. */
  readonly code: string
  /** Files that went into it, below the root. */
  readonly dependencies: readonly string[]
}

/** Source of a value that is code rather than data. */
export class Code {
  constructor(readonly source: string) {}
}

export type ModuleValue = Code | Json | undefined | readonly ModuleValue[] | { readonly [key: string]: ModuleValue }

/** Counts code points, as JSON Schema counts `maxLength`; as ajv's runtime does. */
const ucs2length = `const ucs2length = (text) => {
  let length = 0
  for (const _ of text) length++
  return length
}`

/** Compares JSON values, as ajv's runtime does. */
const equal = `const equal = (one, other) => {
  if (one === other) return true
  if (!one || !other || typeof one !== "object" || typeof other !== "object") return one !== one && other !== other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
}`

const helpers = { ucs2length, equal }

/** An ES module that exports these values; what is data is parsed as JSON, so that no key and no text can be code. */
export function createModule(
  exported: Readonly<Record<string, ModuleValue>>,
  dependencies: readonly string[],
): CompiledModule {
  const shared = sharedCode(exported)
  const body = [
    ...[...shared].map(([source, name]) => `const ${name} = ${source}`),
    ...Object.entries(exported).flatMap(([name, value]) =>
      value === undefined ? [] : [`export const ${name} = ${toSource(value, shared)}`],
    ),
  ]
  const text = body.join("\n")
  const used = Object.entries(helpers).flatMap(([name, code]) => (new RegExp(`= ${name};`).test(text) ? [code] : []))
  const code = [...used, ...body].join("\n")
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 16)
  return { hash, code: `${code}\nexport const hash = ${JSON.stringify(hash)}\n`, dependencies }
}

/** Objects without code inside become one JSON text; others a literal with computed keys (`__proto__` stays a key). */
function toSource(value: ModuleValue, shared: ReadonlyMap<string, string>): string {
  if (value instanceof Code) return shared.get(value.source) ?? value.source
  if (!holdsCode(value)) return toParsedJson(value)
  if (Array.isArray(value)) return `[${value.map((item: ModuleValue) => toSource(item, shared)).join(", ")}]`
  const entries = Object.entries(value as Readonly<Record<string, ModuleValue>>)
  return `{ ${entries.map(([key, item]) => `[${JSON.stringify(key)}]: ${toSource(item, shared)}`).join(",\n")} }`
}

/** Code that stands in several places, such as the validator of an answer that many calls give, with a name to stand once. */
function sharedCode(value: ModuleValue): ReadonlyMap<string, string> {
  const sources = sourcesIn(value)
  const repeated = sources.filter((source, index) => sources.indexOf(source) < index)
  return new Map([...new Set(repeated)].map((source, index) => [source, `shared${index}`]))
}

function sourcesIn(value: ModuleValue): readonly string[] {
  if (value instanceof Code) return [value.source]
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap((item: ModuleValue) => sourcesIn(item))
    : []
}

function holdsCode(value: ModuleValue): boolean {
  if (value instanceof Code) return true
  return (
    typeof value === "object" && value !== null && Object.values(value).some((item: ModuleValue) => holdsCode(item))
  )
}

function toParsedJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "null"
  const literal = json
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")
  return json.length < 3 || typeof value !== "object" ? json : `JSON.parse('${literal}')`
}
