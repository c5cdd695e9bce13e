import type { DocumentTexts } from "../../../../renderer/compiler"

/** Texts with others in their place; null takes a document away. */
export function withFiles(texts: DocumentTexts, files: ReadonlyMap<string, string | null>): DocumentTexts {
  const changed = new Map(texts)
  for (const [path, text] of files)
    if (text === null) changed.delete(path)
    else changed.set(path, text)
  return changed
}
