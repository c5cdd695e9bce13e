import { error, isObject, type Json, nearest, parentOf, referencesOf, valueAt, within } from "../../kit"

/** Properties of the item that stands beside the name of a store, where the document writes them. */
function writtenItem(holder: Json | undefined, pointer: string) {
  if (!isObject(holder) || !isObject(holder["item"])) return undefined
  const { item } = holder
  if (holder["do"] === undefined) return { pointer: within(pointer, "item"), names: Object.keys(item) }
  return isObject(item["object"])
    ? { pointer: within(pointer, "item", "object"), names: Object.keys(item["object"]) }
    : undefined
}

export const itemIncomplete = error(
  "item-incomplete",
  "An item that is marked in a store, added or removed has every property that tells items apart.",
  function* (context) {
    for (const { document, pointer, of, name: call } of referencesOf(context, "name")) {
      const store =
        of === "call" && pointer.endsWith("/store") ? context.set.find("call", call)?.document.store : undefined
      const place = parentOf(pointer)
      const item = store && writtenItem(valueAt(document.document as Json, place), place)
      if (store === undefined || item === undefined) continue
      const others = item.names.filter((name) => !store.by.includes(name))
      for (const wanted of store.by.filter((name) => !item.names.includes(name))) {
        const name = nearest(wanted, others)
        yield name === undefined
          ? { document, pointer: item.pointer, values: { call, missing: wanted } }
          : { document, pointer: within(item.pointer, name), values: { call, missing: wanted, name, nearest: wanted } }
      }
    }
  },
)
