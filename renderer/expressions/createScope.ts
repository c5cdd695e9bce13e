import { isList } from "./operator"
import type { Scope } from "../model/scope"

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"])
const isIndex = /^(0|[1-9]\d{0,8})$/
const reads = Symbol("reads")

interface Lookup {
  readonly [reads]: (name: string) => unknown
}

/** A root whose properties are asked for by name, for stores that cannot list what they hold. */
export const lookup = (read: (name: string) => unknown): Lookup => ({ [reads]: read })

const isLookup = (value: object): value is Lookup => Object.hasOwn(value, reads)

/** Own properties only. `in` comes first because MobX notices it, and so tells when the property appears. */
function read(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || forbidden.has(key)) return undefined
  if (isList(value)) {
    if (key === "length") return value.length
    return isIndex.test(key) && Number(key) < value.length ? value[Number(key)] : undefined
  }
  if (isLookup(value)) return value[reads](key)
  return key in value && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}

type Roots = Readonly<Record<string, unknown>>

function findRoots(layers: readonly Roots[], name: string): Roots | undefined {
  return forbidden.has(name) ? undefined : layers.find((roots) => name in roots && Object.hasOwn(roots, name))
}

function scopeOf(layers: readonly Roots[]): Scope {
  return {
    get([name, ...keys]) {
      if (name === undefined) return undefined
      const root = findRoots(layers, name)?.[name]
      return keys.reduce<unknown>(read, typeof root === "function" ? root() : root)
    },
    with: (roots) => scopeOf([roots, ...layers]),
  }
}

/**
 * A scope over its roots. A root that is a function is called each time it is read, so that its value can come late.
 * Nothing is copied: reading stays as reactive as the roots are.
 */
export const createScope = (roots: Roots): Scope => scopeOf([roots])
