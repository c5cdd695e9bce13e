import { isList } from "./operator"
import type { Path, Scope, ValueOperators } from "../model/scope"

const isForbidden = (name: string): boolean => name === "__proto__" || name === "constructor" || name === "prototype"
const isIndex = /^(0|[1-9]\d{0,8})$/
const reads = Symbol("reads")

interface Lookup {
  readonly [reads]: (name: string) => unknown
}

/** A root whose properties are asked for by name, for stores that cannot list what they hold. */
export const lookup = (read: (name: string) => unknown): Lookup => ({ [reads]: read })

const isLookup = (value: object): value is Lookup => Object.hasOwn(value, reads)

/** Own properties only. `in` is for MobX, which notices it and so tells when the property appears. */
function read(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || isForbidden(key)) return undefined
  if (isList(value)) {
    if (key === "length") return value.length
    return isIndex.test(key) && Number(key) < value.length ? value[Number(key)] : undefined
  }
  if (Object.hasOwn(value, key)) return (value as Readonly<Record<string, unknown>>)[key]
  if (isLookup(value)) return value[reads](key)
  void (key in value)
  return undefined
}

type Roots = Readonly<Record<string, unknown>>

interface Layer {
  readonly roots: Roots
  readonly outer: Layer | undefined
}

function findRoots(layer: Layer | undefined, name: string): Roots | undefined {
  for (let at = layer; at !== undefined; at = at.outer) {
    if (Object.hasOwn(at.roots, name)) return at.roots
    void (name in at.roots)
  }
  return undefined
}

/** Runs for every condition that is tested: loops, because each closure and copy would be felt. */
function valueAt(layer: Layer, path: Path): unknown {
  const [name] = path
  if (name === undefined || isForbidden(name)) return undefined
  const root = findRoots(layer, name)?.[name]
  let value = typeof root === "function" ? root() : root
  for (let index = 1; index < path.length; index++) value = read(value, path[index] ?? "")
  return value
}

function scopeOf(layer: Layer, operators: ValueOperators): Scope {
  return {
    operators,
    get: (path) => valueAt(layer, path),
    with: (roots) => scopeOf({ roots, outer: layer }, operators),
  }
}

/**
 * A scope over its roots. A root that is a function is called each time it is read, so that its value can come late.
 * Nothing is copied: reading stays as reactive as the roots are.
 */
export const createScope = (roots: Roots, operators: ValueOperators = {}): Scope =>
  scopeOf({ roots, outer: undefined }, operators)
