import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { shippedRoot } from "./shippedRoot"

export interface ShippedCopy {
  readonly root: string
  /** Line of the first place where the text stands, 1-based. */
  lineOf(file: string, text: string): number
  /** Changes a document as somebody with an editor would; what `change` does to it is saved. */
  edit<Shape>(file: string, change: (document: Shape) => void): void
  /** Changes the text of a file; the text has to be there. */
  replace(file: string, text: string, by: string): void
  /** A new document. */
  write(file: string, document: unknown): void
  /** As it was copied. */
  restore(): void
  remove(): void
}

/** The shipped documents in a folder of their own. */
export function copyShipped(): ShippedCopy {
  const root = mkdtempSync(join(tmpdir(), "documents-"))
  cpSync(shippedRoot, root, { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), "utf8")
  return {
    root,
    lineOf: (file, text) =>
      read(file)
        .split("\n")
        .findIndex((line) => line.includes(text)) + 1,
    edit(file, change) {
      const document = JSON.parse(read(file))
      change(document)
      writeFileSync(join(root, file), `${JSON.stringify(document, null, 2)}\n`)
    },
    replace(file, text, by) {
      const before = read(file)
      if (!before.includes(text)) throw new Error(`${file} does not hold ${text}`)
      writeFileSync(
        join(root, file),
        before.replace(text, () => by),
      )
    },
    write: (file, document) => writeFileSync(join(root, file), JSON.stringify(document)),
    restore: () => restore(root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Takes back what was changed, added or removed. Copying everything anew takes longer than most of what is tested. */
function restore(root: string): void {
  const shipped = filesIn(shippedRoot)
  const copied = filesIn(root)
  for (const file of copied) if (!shipped.has(file)) rmSync(join(root, file))
  for (const file of shipped) {
    const [from, to] = [join(shippedRoot, file), join(root, file)]
    if (!copied.has(file) || !readFileSync(to).equals(readFileSync(from))) copyFileSync(from, to)
  }
}

const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name))),
  )
