import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { filesIn } from "../contents"

/** What leads to documents or their baselines: a path, the modules that Vite makes of them, another process. */
const traces =
  /(?:(?<!["'`]\.)\/|(?<!\| )["'`])(?:schemas|baselines)["'`/]|["'`]virtual:kamishibai\/(?!shared)[a-z]|child_process/

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const imports = /^(?:import|export)\b(?!\s+type\b)[^"'`;]*?["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']/gm
const globs = /\bimport\.meta\.glob\b[^("]*\(\s*"(\.[^"*]*)/g

const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"]
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Files that a source brings along, those of its folders included. */
function importedBy(file: string, source: string): readonly string[] {
  const at = (path = "") => normalize(join(dirname(file), path))
  const named = [...source.matchAll(imports)].flatMap(([, own, late]) => {
    const found = endings.map((ending) => at(own ?? late) + ending).find(isFile)
    return found === undefined ? [] : [found]
  })
  const folders = [...source.matchAll(globs)].map(([, folder]) => at(folder)).filter(existsSync)
  return [...named, ...filesIn(folders)]
}

/**
 * Whether a test file, or anything that it imports, may read documents; what it reads otherwise is code. A test of
 * which this is not said fails when it does read one.
 */
export function createReadsDocuments(): (file: string) => boolean {
  const sources = new Map<string, { readonly leads: boolean; readonly next: readonly string[] }>()
  const look = (file: string) => {
    const known = sources.get(file)
    if (known) return known
    const source = readFileSync(file, "utf8").replaceAll(comments, "")
    const looked = { leads: traces.test(source), next: importedBy(file, source) }
    sources.set(file, looked)
    return looked
  }
  return (file) => {
    const seen = new Set([normalize(file)])
    for (const one of seen) {
      const { leads, next } = look(one)
      if (leads) return true
      for (const other of next) seen.add(other)
    }
    return false
  }
}
