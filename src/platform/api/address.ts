import { toPathSegment } from "../../domain/pathSegment"
import type { CallInput } from "./callClient"

const placeholder = /\{([^{}]+)\}/g

/** Path with its `{name}` filled in, and what of the input is left. Undefined where a value is missing or unsafe. */
export function fillPath(
  path: string,
  input: CallInput,
): { readonly path: string; readonly rest: CallInput } | undefined {
  const used = new Set<string>()
  let isComplete = true
  const filled = path.replace(placeholder, (_whole, name: string) => {
    used.add(name)
    const segment = toPathSegment(Object.hasOwn(input, name) ? input[name] : undefined)
    isComplete &&= segment !== undefined
    return segment ?? ""
  })
  if (!isComplete) return undefined
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name))) }
}

export const joinUrl = (base: string, path: string) => `${base.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`

/** `?a=1&b=2`; absent values are left out, lists repeat their name. */
export function toQuery(input: CallInput): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const item of values) if (item !== undefined && item !== null) query.append(name, toQueryValue(item))
  }
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}

const toQueryValue = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value))
