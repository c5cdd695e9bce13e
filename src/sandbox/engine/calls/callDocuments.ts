import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type CallDocument, inlineReferences, type Json, type JsonSchema } from "../../../../renderer/compiler"

/**
 * Reads the call documents below `schemas/calls`, standing alone: what they take from `schemas/shared` is in them. Which
 * of them are right is the document check's concern: it names the files to leave out.
 */
export function readCallDocuments(schemasRoot: string, leaveOut: ReadonlySet<string> = new Set()): CallDocument[] {
  const readAll = (folder: string, ending: string) => readFiles(schemasRoot, { folder, ending, leaveOut })
  const shared = new Map(readAll("shared", ".json"))
  return readAll("calls", ".call.json").map(([file, value]) => {
    const document = value as unknown as CallDocument
    const alone = (schema: JsonSchema) => inlineReferences(schema, { file, shared }).schema
    return { ...document, request: alone(document.request), response: alone(document.response) }
  })
}

interface Wanted {
  readonly folder: string
  readonly ending: string
  readonly leaveOut: ReadonlySet<string>
}

/** JSON files of a folder, by path below the root. */
function readFiles(root: string, { folder, ending, leaveOut }: Wanted): (readonly [string, Json])[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((file) => !leaveOut.has(file))
    .map((file) => [file, JSON.parse(readFileSync(join(root, file), "utf8")) as Json] as const)
}
