import { join } from "node:path"
import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import { parseDocument } from "../../domain/parseDocument"
import { textOf } from "./textOf"

/** What the files hold, by path below the root: shared parts stand in their own file only. */
export type WrittenValues = ReadonlyMap<string, unknown>

interface ReadValue {
  /** Another one where the content is. */
  readonly stamp: unknown
  readonly values: readonly unknown[]
}

/**
 * Reads again and again: a file that did not change is not parsed again. One that is no JSON at the moment is left out.
 * A file that holds one of the texts that are known by then is the value that is known for it: who looks for differences finds none.
 */
export function createWrittenReader(
  texts: DocumentTexts = new Map(),
  values: WrittenValues = new Map(),
): (set: DocumentSet) => WrittenValues {
  const parse = (root: string, file: string): readonly unknown[] => {
    const text = textOf(join(root, file))
    const value = text === undefined ? undefined : text === texts.get(file) ? values.get(file) : parseDocument(text)
    return value === undefined ? [] : [value]
  }
  let known: ReadonlyMap<string, ReadValue> = new Map()
  return ({ root, documents, shared }) => {
    const files = [...documents.map(({ file }) => file), ...shared.keys()].toSorted()
    const hashes = new Map(documents.map(({ file, hash }) => [file, hash]))
    known = new Map(
      files.map((file) => {
        const stamp = hashes.get(file) ?? shared.get(file)
        const before = known.get(file)
        return [file, before && before.stamp === stamp ? before : { stamp, values: parse(root, file) }] as const
      }),
    )
    return new Map([...known].flatMap(([file, { values }]) => values.map((value) => [file, value] as const)))
  }
}
