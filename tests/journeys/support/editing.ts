import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Port of the development server whose documents a journey edits; playwright.config.ts chooses it. */
export const editingPort = Number(process.env["JOURNEYS_EDITING_PORT"])

/** A copy of the documents that may be edited; nothing of it survives the next start. */
export const editingRoot = join(tmpdir(), `kamishibai-editing-${editingPort}`)

export function copyDocuments(from: string): void {
  rmSync(editingRoot, { recursive: true, force: true })
  cpSync(from, editingRoot, { recursive: true })
}

/** A document of the copy in the hands of an editor. */
export function openDocument(file: string) {
  const path = join(editingRoot, file)
  let first: string | undefined
  return {
    /** Saves the document with one text in another's place. */
    replace(before: string, after: string): void {
      const text = readFileSync(path, "utf8")
      first ??= text
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`)
      writeFileSync(
        path,
        text.replace(before, () => after),
      )
    },
    /** Saves the document as it was before its first change. */
    restore(): void {
      if (first !== undefined) writeFileSync(path, first)
    },
  }
}
