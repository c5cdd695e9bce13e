import { createHash } from "node:crypto"
import { lstatSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { once, oncePerName } from "../../model/remembering"
import type { DocumentSet } from "../types"
import { createSets } from "./documentSets"
import { createListing, listFiles } from "./listFiles"
import { filesOf, isSame, type LoadedFile, type LoadedFiles, withContents } from "./loadedFiles"
import { createSetOnDemand } from "./onDemand"
import { type FileContent, readDocument } from "./readDocument"
import { stampOf } from "./stampOf"

/** Reads all documents below a root; what cannot be read is a finding, never an exception. */
export const loadDocuments = (root: string): DocumentSet => createLoader(root)()

/** Texts of documents by their paths below a root, in the order of the paths. */
export type DocumentTexts = ReadonlyMap<string, string>

/**
 * The texts that `loadDocuments` reads. Where `before` is given, what cannot be read at the moment is as it was then; else that is
 * an error.
 */
export const readTexts = (root: string, before?: DocumentTexts): DocumentTexts =>
  new Map(
    listFiles(root).flatMap((file) => {
      try {
        return [[file, readFileSync(join(root, file), "utf8")] as const]
      } catch (error) {
        if (before === undefined) throw error
        const text = before.get(file)
        return text === undefined ? [] : [[file, text] as const]
      }
    }),
  )

/**
 * Documents that lie in no folder, such as those of releases, or not as they are given. As with `createLoader`, a text that was read the
 * last time keeps its `LoadedDocument`.
 */
export function createTextLoader(root = ""): (texts: DocumentTexts) => DocumentSet {
  let known: LoadedFiles | undefined
  const toSet = createSets(root)
  return (texts) => {
    const before = known
    const read = [...texts.keys()].toSorted().map((file) => {
      const text = texts.get(file) ?? ""
      const hash = hashOf(text)
      const same = before?.find(file)?.hash === hash ? before.find(file) : undefined
      return [file, same ?? readOnce({ file, text, hash, before: undefined })] as const
    })
    known = filesOf(read, before)
    return toSet(known)
  }
}

export interface LoaderOptions {
  /** Of the first set each file is read when it is asked for: nobody waits for documents that a page does not name. */
  readonly onDemand?: boolean
}

const noFiles = (): LoadedFiles | undefined => undefined

/**
 * Reads again and again: a file that did not change keeps its `LoadedDocument`, the very object, so that whoever
 * caches by it works only on what was edited. While no file changes, comes or goes, the set is the very object, too.
 * Where the saved files are named, by their paths below the root, no other one that is known is looked at.
 */
export function createLoader(
  root: string,
  { onDemand = false }: LoaderOptions = {},
): (saved?: ReadonlySet<string>) => DocumentSet {
  let known = noFiles
  let latest: DocumentSet | undefined
  const toSet = createSets(root)
  const list = createListing(root)
  const begin = () => {
    const files = list()
    const read = oncePerName((file) => readIfChanged(root, file, undefined))
    const all = once(() => readEach(files, read))
    known = all
    return createSetOnDemand({ root, files, read, readAll: (shared) => toSet(all(), shared) })
  }
  return (saved) => {
    if (onDemand && latest === undefined) return (latest = begin())
    const before = known()
    const now =
      (saved && before && readSaved(root, before, saved)) ??
      readEach(list(), (file) => readIfChanged(root, file, before?.find(file)), before)
    if (latest === undefined || before === undefined || !isSame(before, now)) latest = toSet(now, latest?.shared)
    known = () => now
    return latest
  }
}

const readEach = (
  paths: readonly string[],
  read: (file: string) => LoadedFile | undefined,
  before?: LoadedFiles,
): LoadedFiles => {
  const entries = paths.flatMap((file) => {
    const loaded = read(file)
    return loaded === undefined ? [] : [[file, loaded] as const]
  })
  return filesOf(entries, before)
}

/** All files with these read again; undefined where one of them came or went. */
function readSaved(root: string, known: LoadedFiles, saved: ReadonlySet<string>): LoadedFiles | undefined {
  const contents = new Map<string, LoadedFile>()
  for (const file of saved) {
    const before = known.find(file)
    const read = before && readIfChanged(root, file, before)
    if (read === undefined) return undefined
    contents.set(file, read)
  }
  return withContents(known, contents)
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16)

/** What was read last of each path, whatever the root was. */
const lastRead = new Map<string, LoadedFile>()

/**
 * The same text at the same path below another root is the very same document: who reads two sets that differ in one file has one
 * document to look at, not all of them twice.
 */
function readOnce(content: FileContent): LoadedFile {
  const { file, hash } = content
  const known = lastRead.get(file)
  if (known?.hash === hash) return known
  const read = { stamp: "", hash, ...readDocument(content) }
  // What cannot be read holds what was there before, which elsewhere is something else.
  if (read.findings.length === 0) lastRead.set(file, read)
  return read
}

/** Nobody who saves leaves a file empty for longer. */
const savingMs = 1_000

function readIfChanged(root: string, file: string, before: LoadedFile | undefined): LoadedFile | undefined {
  try {
    const path = `${root}/${file}`
    const stats = statSync(path)
    const stamp = stampOf(stats)
    if (stamp !== "" && before?.stamp === stamp) return before
    const text = readFileSync(path, "utf8")
    // Somebody is saving just now: the file is empty for a moment.
    if (text === "" && before && Math.abs(Date.now() - stats.mtimeMs) < savingMs) return before
    const hash = hashOf(text)
    return { ...(before?.hash === hash ? before : readOnce({ file, text, hash, before })), stamp }
  } catch {
    // Gone between listing and reading; the next run sees what is there then.
    if (lstatSync(join(root, file), { throwIfNoEntry: false }) === undefined) return undefined
    if (before?.findings[0]?.rule === "file-unreadable") return before
    const finding = { severity: "error", rule: "file-unreadable", file, pointer: "", line: 1, values: {} } as const
    return { ...before, stamp: "", hash: "", findings: [finding] }
  }
}
