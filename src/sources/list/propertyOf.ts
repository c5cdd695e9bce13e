import { isRecord, type JsonRecord } from "../../domain/json"

/** A property of an item; dots lead into objects. */
export function propertyOf(item: JsonRecord, name: string): unknown {
  let value: unknown = item
  for (const part of name.split(".")) value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined
  return value
}
