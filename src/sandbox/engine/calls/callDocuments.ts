import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type CallDocument,
  type DocumentTexts,
  inlineReferences,
  type Json,
  type JsonSchema,
} from "../../../../renderer/compiler"

const nothing: ReadonlySet<string> = new Set()

/** Reads the call documents below `schemas/calls`. */
export function readCallDocuments(schemasRoot: string, leaveOut = nothing): CallDocument[] {
  const texts = ["shared", "calls"].flatMap((folder) => readFolder(schemasRoot, folder))
  return callDocumentsIn(new Map(texts), leaveOut)
}

/**
 * The call documents, standing alone: what they take from `schemas/shared` is in them. Which of them are right is the
 * document check's concern: it names the files to leave out.
 */
export function callDocumentsIn(texts: DocumentTexts, leaveOut = nothing): CallDocument[] {
  const readAll = (folder: string, ending: string) =>
    [...texts]
      .filter(([file]) => file.startsWith(folder) && file.endsWith(ending) && !leaveOut.has(file))
      .map(([file, text]) => [file, JSON.parse(text.replace(/^\uFEFF/, "")) as Json] as const)
  const shared = new Map(readAll("shared/", ".json"))
  return readAll("calls/", ".call.json").map(([file, value]) => {
    const document = value as unknown as CallDocument
    const alone = (schema: JsonSchema) => inlineReferences(schema, { file, shared }).schema
    return { ...document, request: alone(document.request), response: alone(document.response) }
  })
}

/** Texts of a folder's JSON files, by path below the root. */
function readFolder(root: string, folder: string): (readonly [string, string])[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .map((file) => [file, readFileSync(join(root, file), "utf8")] as const)
}
