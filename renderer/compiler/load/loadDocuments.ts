import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { compareFindings } from "../problems"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { findersOf } from "./finders"
import { readDocument, type ReadFile } from "./readDocument"
import { nameSentAnswers } from "./sentAnswers"
import { placeSharedParts } from "./sharedParts"

interface LoadedFile extends ReadFile {
  readonly stamp: string
  readonly hash: string
}

/** Reads all documents below a root; what cannot be read is a finding, never an exception. */
export const loadDocuments = (root: string): DocumentSet => createLoader(root)()

/**
 * Reads again and again: a file that did not change keeps its `LoadedDocument`, the very object, so that whoever
 * caches by it works only on what was edited.
 */
export function createLoader(root: string): () => DocumentSet {
  const known = new Map<string, LoadedFile>()
  return () => {
    const files = listFiles(root)
    const present = new Set(files)
    for (const file of known.keys()) if (!present.has(file)) known.delete(file)
    for (const file of files) {
      const before = known.get(file)
      const next = readIfChanged(root, file, before)
      if (next) known.set(file, next)
      else known.delete(file)
    }
    return toSet(
      root,
      files.flatMap((file) => known.get(file) ?? []),
      files.filter((file) => known.has(file)),
    )
  }
}

function listFiles(root: string): readonly string[] {
  // With their types entries are listed without going through links, which may lead round in a circle.
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(".json") || entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("meta/") && !/(^|\/)[.]/.test(path))
    .toSorted()
}

function readIfChanged(root: string, file: string, before: LoadedFile | undefined): LoadedFile | undefined {
  try {
    const { mtimeMs, size, ino } = statSync(join(root, file))
    const stamp = `${mtimeMs} ${size} ${ino}`
    if (before?.stamp === stamp) return before
    const text = readFileSync(join(root, file), "utf8")
    // Somebody is saving just now: the file is empty for a moment.
    if (text === "" && before) return before
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16)
    return before?.hash === hash ? { ...before, stamp } : { stamp, hash, ...readDocument({ file, text, hash, before }) }
  } catch {
    // Gone between listing and reading; the next run sees what is there then.
    if (lstatSync(join(root, file), { throwIfNoEntry: false }) === undefined) return undefined
    const finding = { severity: "error", rule: "file-unreadable", file, pointer: "", line: 1, values: {} } as const
    return { ...before, stamp: "", hash: before?.hash ?? "", findings: [finding] }
  }
}

function toSet(root: string, loaded: readonly LoadedFile[], files: readonly string[]): DocumentSet {
  const asWritten = findersOf(loaded.flatMap(({ document }) => document ?? []))
  const isFirst = ({ kind, id, file }: LoadedDocument) => asWritten.find(kind, id)?.file === file
  const shared = new Map(
    loaded.flatMap((file, index) => (file.shared === undefined ? [] : [[files[index] ?? "", file.shared] as const])),
  )
  const whole = loaded
    .flatMap(({ document }) => (document && isFirst(document) ? [document] : []))
    .map((document) => placeSharedParts(document, shared))
  const documents = whole.map(({ document }) =>
    document.kind === "screen" ? nameSentAnswers(document, (id) => asWritten.find("form", id)) : document,
  )
  const finders = findersOf(documents)
  const findings = [
    ...whole.flatMap((one) => one.findings),
    ...loaded.flatMap((file) => [
      ...file.findings,
      ...(file.document && !isFirst(file.document) ? [repeatedId(file.document, finders)] : []),
    ]),
  ]
  return {
    root,
    documents: documents.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
    shared,
    findings: findings.toSorted(compareFindings),
    ...finders,
  }
}

const repeatedId = ({ file, kind, id, lineOf }: LoadedDocument, { find }: Pick<DocumentSet, "find">): Finding => ({
  severity: "error",
  rule: "repeated-id",
  file,
  pointer: "/id",
  line: lineOf("/id"),
  values: { id, first: find(kind, id)?.file ?? "" },
})
