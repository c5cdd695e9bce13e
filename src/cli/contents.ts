import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"

export const hashOf = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(`${part.length}:`).update(part), createHash("sha256")).digest("base64url")

/** Installed, made or written down by a run: nothing that somebody edits. */
const made = /(^|\/)(node_modules|\.git|\.cache|dist|test-results|playwright-report)$|\.tsbuildinfo$/

/** Files below the paths, in a stable order; what is made of them is left out, and so is what `isBeside` names. */
export function filesIn(
  paths: readonly string[],
  isBeside: (path: string) => boolean = () => false,
): readonly string[] {
  return paths.flatMap((path) => {
    if (made.test(path) || isBeside(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).toSorted()
    return filesIn(
      names.map((name) => (path === "." ? name : `${path}/${name}`)),
      isBeside,
    )
  })
}

/** Names and contents. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(...files.flatMap((file) => [file, readFileSync(file, "base64")]))

/** The file's content, or that it is not there. */
export const contentOf = (file: string): string =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? hashOf(readFileSync(file, "base64")) : "none"

/** All JSON files below a folder: names, contents, and which cannot be read. */
export function contentsBelow(folder: string): string {
  const hash = createHash("sha256")
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.json$/i.test(entry.name) || entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.toSorted()) {
    const content = readIfPossible(file)
    hash.update(`${relative(folder, file)}\n${content?.length ?? "none"}\n`).update(content ?? "")
  }
  return hash.digest("base64url")
}

function readIfPossible(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** What runs the code here. */
export const runtime = (): readonly string[] => [
  process.version,
  process.platform,
  process.arch,
  contentOf("node_modules/.package-lock.json"),
]
