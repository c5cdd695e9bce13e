import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet } from "../../../renderer/compiler"

/** What the files hold, by path below the root: shared parts stand in their own file only. */
export type WrittenValues = ReadonlyMap<string, unknown>

/** A file that is no JSON at the moment is left out. */
export function readWritten({ root, documents, shared }: DocumentSet): WrittenValues {
  const files = [...documents.map(({ file }) => file), ...shared.keys()].toSorted()
  return new Map(files.flatMap((file) => parse(join(root, file)).map((value) => [file, value] as const)))
}

function parse(path: string): readonly unknown[] {
  try {
    return [JSON.parse(readFileSync(path, "utf8"))]
  } catch {
    return []
  }
}
