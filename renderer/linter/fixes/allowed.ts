import { followReference } from "../../compiler"
import { isList, isObject, propertiesIn } from "../../model/json"
import { parentOf, valueAt, within } from "../../model/pointer"
import type { Json } from "../../model/documents"
import { addCodes } from "./codes"
import { type Fixer, put } from "./fixer"

interface Written {
  readonly file: string
  readonly pointer: string
  readonly schema: Json
}

/** The schema of a property, wherever in a document it stands. */
function schemaNamed(value: Json, name: string, at: Omit<Written, "schema">): Written | undefined {
  if (!isObject(value) && !isList(value)) return undefined
  const properties = propertiesIn(isList(value) ? undefined : value["properties"])
  if (Object.hasOwn(properties, name)) {
    const schema = properties[name] ?? null
    return { file: at.file, pointer: within(at.pointer, "properties", name), schema }
  }
  for (const [key, part] of Object.entries(value)) {
    const found = schemaNamed(part as Json, name, { ...at, pointer: within(at.pointer, key) })
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * An option that its schema does not allow: a number in quotes is that number; where one allowed value has no option it is
 * that one, misspelt; else it is a new one, which the schema has to allow, in whatever file it stands.
 */
export const allowOption: Fixer = (place) => {
  const { set, document, value, values } = place
  const known = [values["known"] ?? []].flat()
  // Of options made of data what is written is where their values come from.
  if (place.pointer.endsWith("/optionsFrom/value")) return []
  if (typeof values["meant"] === "number") return put(place, values["meant"])
  const options = optionsOf(document.document as Json, place.pointer)
  const free = known.filter((one) => !options.includes(String(one)))
  const [only] = free
  if (only !== undefined && free.length === 1 && typeof value === "string") return put(place, String(only))
  const root = document.document as Json
  const found = schemaNamed(root, String(values["name"]), { file: document.file, pointer: "" })
  const written = found && followed(found, set.shared)
  if (written === undefined) return []
  const inside = ["/enum", "/items/enum"].find((place) => isList(valueAt(written.schema, place)))
  const list = inside === undefined ? undefined : valueAt(written.schema, inside)
  if (!isList(list)) return []
  const pointer = within(`${written.pointer}${inside}`, list.length)
  // What shows or records the answer needs a word for it as well.
  const label = valueAt(root, within(parentOf(place.pointer), "label"))
  const tables = typeof label === "string" ? [values["tables"] ?? []].flat() : []
  const words = tables.flatMap((table) => addCodes(set, String(table), [{ code: value, label: String(label) }]))
  return [{ op: "insert", file: written.file, pointer, value }, ...words]
}

/** What a reference leads to, with where that stands. */
function followed(written: Written, shared: ReadonlyMap<string, Json>): Written | undefined {
  const reference = valueAt(written.schema, "/$ref")
  if (typeof reference !== "string") return written
  const { schema, home } = followReference({ file: written.file, shared }, reference)
  return schema === undefined ? undefined : { file: home.file, pointer: reference.split("#")[1] ?? "", schema }
}

/** Values of the options beside one. */
function optionsOf(root: Json, pointer: string): readonly string[] {
  const list = valueAt(root, parentOf(parentOf(pointer)))
  return isList(list) ? list.flatMap((one) => propertiesIn(one)["value"] ?? []).map(String) : []
}
