import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

/** Files of some folders that import each other in circles, types counted: one list for each circle. */
export function importCycles(folders: readonly string[]): readonly (readonly string[])[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  const known = new Set(files)
  const imports = new Map(files.map((file) => [file, importsOf(file).filter((other) => known.has(other))]))
  return components(imports).filter((circle) => circle.length > 1)
}

const importsOf = (file: string): readonly string[] => {
  const text = readFileSync(file, "utf8")
  const stated = [
    ...text.matchAll(/^(?:import|export)\s[^"'()=]*?\bfrom\s+"(\.[^"]*)"/gm),
    ...text.matchAll(/^import "(\.[^"]*)"/gm),
  ]
  const loaded = [...text.matchAll(/\bimport\("(\.[^"]*)"\)/g)]
  return [...stated, ...loaded].flatMap(([, path = ""]) => findModule(resolve(dirname(file), path)))
}

const findModule = (path: string): readonly string[] =>
  [`${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")].filter(existsSync).slice(0, 1)

/** Strongly connected components, by Tarjan. */
function components(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []

  function visit(node: string): number {
    const own = index.size
    index.set(node, own)
    stack.push(node)
    let lowest = own
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? own)
    }
    low.set(node, lowest)
    if (lowest === own) found.push(stack.splice(stack.indexOf(node)))
    return lowest
  }

  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return found
}
