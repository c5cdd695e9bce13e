import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { anyPart } from "../../renderer/compiler"

interface Found {
  readonly file: string
  readonly name: string
}

const statement = /^export \{([^}]*)\} from "([^"]+)"/gms
const specifier = /([\w$]+)(?:\s+as\s+(?:"([^"]+)"|([\w$]+)))?/g

/**
 * Where a list of exports from elsewhere (`export { A as "b" } from "./c"`) has them from, by their names: whoever imports
 * them past the list is not taken for a user of all that stands in it. `anyPart` is the list.
 */
export function reExportsOf(list: string): (name: string) => Found {
  const found = new Map<string, Found>([[anyPart, { file: list, name: anyPart }]])
  for (const [, names = "", from = ""] of readFileSync(list, "utf8").matchAll(statement))
    for (const [, name = "", quoted, plain] of names.matchAll(specifier))
      found.set(quoted ?? plain ?? name, { file: from.startsWith(".") ? join(dirname(list), from) : from, name })
  return (name) => {
    const one = found.get(name)
    if (one === undefined) throw new Error(`${list} has nothing called ${name}`)
    return one
  }
}
