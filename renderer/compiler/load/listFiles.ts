import { type Dirent, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { stampOf } from "./stampOf"

interface Folder {
  readonly stamp: string
  /** Below the root, with what stands before the names of its entries. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

const noFolders: ReadonlyMap<string, Folder> = new Map()

/** Paths below a root of all files that may hold a document, sorted; "/" stands between their parts on every system. */
export const listFiles = (root: string): readonly string[] => createListing(root)()

/** The same again and again: a folder is read again when something in it came, went or got another name. */
export function createListing(root: string): () => readonly string[] {
  let known = noFolders
  let files: readonly string[] = []
  return () => {
    const now = new Map<string, Folder>()
    const visit = (prefix: string): void => {
      const folder = readFolder(root, prefix, known.get(prefix))
      now.set(prefix, folder)
      for (const inner of folder.folders) visit(inner)
    }
    visit("")
    const isSame = known.size === now.size && [...now].every(([prefix, folder]) => known.get(prefix) === folder)
    if (!isSame) files = [...now.values()].flatMap((folder) => folder.files).toSorted()
    known = now
    return files
  }
}

function readFolder(root: string, prefix: string, before: Folder | undefined): Folder {
  const path = join(root, prefix)
  try {
    const stamp = stampOf(statSync(path))
    if (stamp !== "" && before?.stamp === stamp) return before
    // With their types entries are listed without going through links, which may lead round in a circle.
    const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."))
    const pathsOf = (wanted: (entry: Dirent) => boolean) => entries.filter(wanted).map(({ name }) => prefix + name)
    const inner = pathsOf((entry) => entry.isDirectory())
    return {
      stamp,
      // However it is written: on many systems it is the same, and whoever misspelt it is to hear of it. Some editors add `.txt`.
      files: pathsOf((entry) => /\.json(?:\.txt)?$/i.test(entry.name) || entry.isSymbolicLink()),
      folders: inner.filter((folder) => folder !== "meta").map((folder) => `${folder}/`),
    }
  } catch (error) {
    // Gone between listing and reading; the next run sees what is there then.
    if (prefix !== "" && isGone(error)) return { stamp: "", files: [], folders: [] }
    if (isGone(error))
      throw new Error(
        `There is no folder of documents at ${root}: create it with app.json and a screen, or name another`,
        {
          cause: error,
        },
      )
    throw error
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT"
