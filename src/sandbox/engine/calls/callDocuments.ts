import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type CallDocument, inlineReferences, type Json, type JsonSchema } from "../../../../renderer/compiler"

/** Reads every call document below `schemas/calls`, standing alone: what it takes from `schemas/shared` is in it. Which of them are right is the document check's concern. */
export function readCallDocuments(schemasRoot: string): CallDocument[] {
  const shared = new Map(readAll(schemasRoot, "shared", ".json"))
  return readAll(schemasRoot, "calls", ".call.json").map(([file, value]) => {
    const document = value as unknown as CallDocument
    const alone = (schema: JsonSchema) => inlineReferences(schema, { file, shared }).schema
    return { ...document, request: alone(document.request), response: alone(document.response) }
  })
}

/** JSON files of a folder, by path below the root. */
function readAll(root: string, folder: string, ending: string): (readonly [string, Json])[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => {
      const file = `${folder}/${name.replaceAll("\\", "/")}`
      return [file, JSON.parse(readFileSync(join(root, file), "utf8")) as Json] as const
    })
}
