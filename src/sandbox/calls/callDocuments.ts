import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CallDocument } from "../../../renderer/language/documents"

/** Reads every call document below `schemas/calls`; which of them are right is the document check's concern. */
export function readCallDocuments(schemasRoot: string): CallDocument[] {
  const folder = join(schemasRoot, "calls")
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".call.json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as CallDocument)
}
