import { isRecord } from "../../model/json"

const valueAt = (item: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), item)

/**
 * React keys of the items of a list: what the document names as their key, so that what is drawn for an item goes where it
 * goes; its position where an item has none. A second item of the same key gets one of its own.
 */
export function itemKeys(items: readonly unknown[], itemKey: string | undefined): readonly string[] {
  if (itemKey === undefined) return items.map((_, index) => String(index))
  const path = itemKey.split(".")
  const counts = new Map<string, number>()
  return items.map((item, index) => {
    const value = valueAt(item, path)
    const key = typeof value === "string" || typeof value === "number" ? `${typeof value} ${value}` : `at ${index}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count === 0 ? key : `${key} ${count}`
  })
}
