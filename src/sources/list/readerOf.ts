import { isRecord, type JsonRecord } from "../../domain/json"

const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** Reads a property of an item; dots lead into objects. */
export function readerOf(name: string): (item: JsonRecord) => unknown {
  if (!name.includes(".")) return (item) => own(item, name)
  const parts = name.split(".")
  return (item) => parts.reduce<unknown>(own, item)
}
