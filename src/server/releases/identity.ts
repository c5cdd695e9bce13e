import { createHash } from "node:crypto"
import type { DocumentTexts } from "../../../renderer/compiler"
import { recordOf } from "../../domain/json"
import type { ReleaseFiles } from "./tables"

/** Of texts, modules and manifests: what is read from the database is held against it. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 32)

export const filesOf = (texts: DocumentTexts): ReleaseFiles =>
  Object.fromEntries([...texts].map(([path, text]) => [path, hashOfText(text)] as const))

/** The whole hash over paths and texts, in whatever order they come; a damaged database may have anything in their place. */
export function contentOf(files: ReleaseFiles): string {
  const sorted = Object.entries(recordOf(files)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url")
}

/** `r` and twelve letters and digits. */
export const idOf = (files: ReleaseFiles): string => `r${contentOf(files).replaceAll(/[-_]/g, "").slice(0, 12)}`

export const isReleaseId = (value: string): boolean => /^r[0-9A-Za-z]{12}$/.test(value)
