import { createLineFinder, offsetOf } from "../../../renderer/compiler/load/lines"
import { completeDocument } from "../../../renderer/compiler/load/completeDocument"
import { findersOf } from "../../../renderer/compiler"
import { segmentsOf } from "../../../renderer/model/pointer"
import { parseDocumentName } from "../../../renderer/compiler/load/documentName"
import { parseJson } from "../../../renderer/compiler/load/parseJson"
import type { DocumentSet, LoadedDocument } from "../../../renderer/compiler/types"
import type { Json } from "../../../renderer/model/documents"
import type { Files } from "./zoo"

/** Stands for "take it away". */
export const removed = Symbol("removed")

export type Edit = readonly [pointer: string, value: Json | typeof removed]

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
  const names = Object.keys(files).toSorted()
  const documents = names.flatMap((file) => (parseDocumentName(file) ? [toDocument(file, files[file] ?? null)] : []))
  const shared = names.flatMap((file) => (file.startsWith("shared/") ? [[file, files[file] ?? null] as const] : []))
  return setWith(documents, new Map(shared))
}

const asWritten = new WeakMap<LoadedDocument, LoadedDocument>()

/** A set of documents that are loaded already: forms have what code tables say in its place. */
export function setWith(loaded: readonly LoadedDocument[], shared: DocumentSet["shared"]): DocumentSet {
  const written = loaded.map((document) => asWritten.get(document) ?? document)
  const { find } = findersOf(written)
  const documents = written.map((document) => {
    if (document.kind !== "form") return document
    const whole = completeDocument(document, { shared, find }).document
    asWritten.set(whole, document)
    return whole
  })
  return {
    root: "zoo",
    documents,
    shared,
    unsure: new Set(),
    lineInShared: () => 1,
    findings: [],
    ...findersOf(documents),
  }
}

/** The set after a file was saved, or deleted: every other document is the very object, as from a loader. */
export function save(set: DocumentSet, file: string, content: Json | typeof removed): DocumentSet {
  const saved = setOf(content === removed ? {} : { [file]: content })
  const others = set.documents.filter((document) => document.file !== file)
  const documents = [...others, ...saved.documents].toSorted((one, other) => (one.file < other.file ? -1 : 1))
  return setWith(documents, saved.shared.size === 0 ? set.shared : new Map([...set.shared, ...saved.shared]))
}

/** As a loader does: the same document for the same content. */
const loaded = new WeakMap<object, Map<string, LoadedDocument>>()

function toDocument(file: string, content: Json): LoadedDocument {
  if (typeof content !== "object" || content === null) return newDocument(file, content)
  const known = loaded.get(content) ?? new Map<string, LoadedDocument>()
  loaded.set(content, known)
  const document = known.get(file) ?? newDocument(file, content)
  known.set(file, document)
  return document
}

function newDocument(file: string, content: Json): LoadedDocument {
  const text = JSON.stringify(content, null, 2)
  const name = parseDocumentName(file)
  if (name === undefined) throw new Error(`no document: ${file}`)
  let tree: ReturnType<typeof parseJson>["tree"]
  const lineOf = (pointer: string) => {
    tree ??= parseJson(text).tree
    return createLineFinder(text)(offsetOf(tree, pointer))
  }
  return { file, ...name, document: content, lineOf, hash: text } as object as LoadedDocument
}
