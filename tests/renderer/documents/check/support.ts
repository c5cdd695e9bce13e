import { createLineFinder, offsetOf } from "../../../../renderer/documents/load/lines"
import { parseDocumentName } from "../../../../renderer/documents/load/documentName"
import { parseJson } from "../../../../renderer/documents/load/parseJson"
import type { DocumentSet, LoadedDocument } from "../../../../renderer/documents/types"
import type { Document, DocumentKind, Json } from "../../../../renderer/language/documents"
import type { Files } from "./zoo"

/** Stands for "take it away". */
export const removed = Symbol("removed")

export type Edit = readonly [pointer: string, value: Json | typeof removed]

const segmentsOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))

/** A copy of a value with the edits made. */
export function edited(value: Json, edits: readonly Edit[]): Json {
  const copy = structuredClone(value) as Json
  for (const [pointer, next] of edits) put(copy, segmentsOf(pointer), next)
  return copy
}

function put(target: Json, segments: readonly string[], value: Json | typeof removed): void {
  const [name = "", ...rest] = segments
  const holder = target as Record<string, Json>
  if (rest.length > 0) {
    if (typeof holder[name] !== "object" || holder[name] === null) holder[name] = {}
    return put(holder[name], rest, value)
  }
  if (value !== removed) holder[name] = value
  else if (Array.isArray(target)) target.splice(Number(name), 1)
  else delete holder[name]
}

/** The documents of some files, as the loader would give them. */
export function setOf(files: Files): DocumentSet {
  const documents: LoadedDocument[] = []
  const shared = new Map<string, Json>()
  for (const [file, content] of Object.entries(files)) {
    const name = parseDocumentName(file)
    if (file.startsWith("shared/")) shared.set(file, content)
    else if (name !== undefined) documents.push(toDocument(file, content))
  }
  const ofKind = (kind: DocumentKind) => documents.filter((document) => document.kind === kind)
  return {
    root: "zoo",
    documents,
    shared,
    findings: [],
    all: ofKind as DocumentSet["all"],
    find: ((kind: DocumentKind, id: string) =>
      ofKind(kind).find((document) => document.id === id)) as DocumentSet["find"],
  }
}

function toDocument(file: string, content: Json): LoadedDocument {
  const text = JSON.stringify(content, null, 2)
  const name = parseDocumentName(file)
  if (name === undefined) throw new Error(`no document: ${file}`)
  let tree: ReturnType<typeof parseJson>["tree"]
  const lineOf = (pointer: string) => {
    tree ??= parseJson(text).tree
    return createLineFinder(text)(offsetOf(tree, pointer))
  }
  return { file, ...name, document: content as unknown as Document, lineOf, hash: text }
}
