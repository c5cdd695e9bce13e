import { isRecord } from "../../../domain/json"

/** A copy in which every property of that name has another value, undefined for none; the value itself where there is none. */
export function replaceNamed<Value>(value: Value, name: string, by: unknown): Value {
  return replace(value, name, by) as Value
}

function replace(value: unknown, name: string, by: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => replace(part, name, by))
    return parts.every((part, index) => part === value[index]) ? value : parts
  }
  if (!isRecord(value)) return value
  let copy: Record<string, unknown> | undefined
  for (const [key, part] of Object.entries(value)) {
    const is = key === name ? by : replace(part, name, by)
    if (is === part) continue
    copy ??= { ...value }
    if (is === undefined) Reflect.deleteProperty(copy, key)
    else copy[key] = is
  }
  return copy ?? value
}

/** Every value under that name. */
export function valuesNamed(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((part: unknown) => valuesNamed(part, name))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [...(key === name ? [part] : []), ...valuesNamed(part, name)])
}

/** A copy in which objects have it, too, that may have it by their schema; the value itself where none may. */
export function addNamed(value: unknown, schema: unknown, name: string, by: unknown): unknown {
  if (!isRecord(schema)) return value
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => addNamed(part, schema["items"], name, by))
    return parts.every((part, index) => part === value[index]) ? value : parts
  }
  if (!isRecord(value)) return value
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {}
  const inner = Object.entries(properties).flatMap(([key, one]) => {
    const is = key === name && value[key] === undefined ? by : addNamed(value[key], one, name, by)
    return is === value[key] ? [] : [[key, is] as const]
  })
  return inner.length === 0 ? value : { ...value, ...Object.fromEntries(inner) }
}
