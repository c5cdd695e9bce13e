import { posix } from "node:path"
import {
  findNear,
  followReference,
  isObject,
  type Json,
  schemaKeywords,
  segmentsOf,
  type SharedHome,
  within,
} from "../../kit"

interface Near {
  readonly name: string
  readonly isClear: boolean
}

/** The nearest file of `shared/`, written as the reference writes it. */
function nearFile({ file, shared }: Home, path: string): Near | undefined {
  const folder = posix.dirname(file)
  const wanted = posix.join(folder, path)
  if (path === "" || shared.has(wanted)) return { name: path, isClear: true }
  const found = findNear(wanted, shared.keys())
  return found && { name: posix.relative(folder, found.name), isClear: found.isClear }
}

/** The nearest place of a schema, name by name. */
function nearPlace(root: Json | undefined, pointer: string): Near | undefined {
  let value = root
  let name = ""
  let isClear = true
  for (const segment of segmentsOf(pointer)) {
    if (!isObject(value)) return undefined
    const found: Near | undefined = Object.hasOwn(value, segment)
      ? { name: segment, isClear }
      : // A keyword is right where it is looked for, and misspelt where it is not found.
        schemaKeywords.includes(segment)
        ? undefined
        : findNear(segment, Object.keys(value))
    if (found === undefined) return undefined
    isClear &&= found.isClear
    name = within(name, found.name)
    value = value[found.name]
  }
  return { name, isClear }
}

type Home = Pick<SharedHome, "file" | "shared"> & { readonly root?: Json }

/** The reference that was meant by one that leads nowhere: another file or name, or one with its `#`. */
export function nearReference(
  home: Home,
  reference: string,
): { readonly nearest?: string; readonly isGuess?: boolean } {
  const spelt = /^[^#]+\.json\//.test(reference) ? reference.replace(".json/", ".json#/") : reference
  const [path = "", place = ""] = spelt.split("#")
  const file = nearFile(home, path)
  const pointer = place.startsWith("/") || place === "" ? place : `/${place}`
  const root = file && followReference(home, `${file.name}#`).schema
  const found = nearPlace(root, pointer)
  if (file === undefined || found === undefined) return {}
  const nearest = `${file.name}#${found.name}`
  if (nearest === reference || followReference(home, nearest).schema === undefined) return {}
  return { nearest, ...(file.isClear && found.isClear ? {} : { isGuess: true }) }
}
