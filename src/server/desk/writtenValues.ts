import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet } from "../../../renderer/compiler"

/** What the files hold, by path below the root: shared parts stand in their own file only. */
export type WrittenValues = ReadonlyMap<string, unknown>

interface ReadValue {
  /** Another one where the content is. */
  readonly stamp: unknown
  readonly values: readonly unknown[]
}

/** Reads again and again: a file that did not change is not parsed again. One that is no JSON at the moment is left out. */
export function createWrittenReader(): (set: DocumentSet) => WrittenValues {
  let known: ReadonlyMap<string, ReadValue> = new Map()
  return ({ root, documents, shared }) => {
    const files = [...documents.map(({ file }) => file), ...shared.keys()].toSorted()
    const hashes = new Map(documents.map(({ file, hash }) => [file, hash]))
    known = new Map(
      files.map((file) => {
        const path = join(root, file)
        const stamp = hashes.get(file) ?? shared.get(file)
        const before = known.get(file)
        return [file, before && before.stamp === stamp ? before : { stamp, values: parse(path) }] as const
      }),
    )
    return new Map([...known].flatMap(([file, { values }]) => values.map((value) => [file, value] as const)))
  }
}

function parse(path: string): readonly unknown[] {
  try {
    return [JSON.parse(readFileSync(path, "utf8"))]
  } catch {
    return []
  }
}
