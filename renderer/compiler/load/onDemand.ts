import type { DocumentKind } from "../../model/documents"
import { once } from "../../model/remembering"
import type { DocumentSet, LoadedDocument } from "../types"
import { completeDocument } from "./completeDocument"
import { isSharedFile, parseDocumentName } from "./documentName"
import type { ReadFile } from "./readDocument"
import { sharedIn } from "./sharedParts"

interface Files {
  readonly root: string
  /** Paths below the root, in order. */
  readonly files: readonly string[]
  /** What a file gives, the same as long as the set lives; undefined where it is gone. */
  readonly read: (file: string) => ReadFile | undefined
  /** The set of all files. */
  readonly readAll: (shared: DocumentSet["shared"]) => DocumentSet
}

/**
 * The documents of a folder, each read when it is asked for by its kind or its id. Whoever asks for anything else has all
 * of them read; what was read before is then the very same object.
 */
export function createSetOnDemand({ root, files, read, readAll }: Files): DocumentSet {
  const names = listNames(files)
  const shared = once(() => sharedIn(files.filter(isSharedFile).map((file) => [file, read(file)] as const)))
  let all: DocumentSet | undefined
  const whole = () => (all ??= readAll(shared()))

  const findWritten = (kind: DocumentKind, id: string) => {
    const file = names.get(kind)?.get(id)
    return file === undefined ? undefined : read(file)?.document
  }
  const find = (kind: DocumentKind, id: string): LoadedDocument | undefined => {
    if (all || names.get(kind)?.has(id) !== true) return all?.find(kind, id)
    const written = findWritten(kind, id)
    // Its file cannot be read: another one may have a document of this name.
    if (written === undefined) return whole().find(kind, id)
    return completeDocument(written, { shared: shared(), find: findWritten as DocumentSet["find"] }).document
  }
  const idsOf = (kind: DocumentKind) => [...(names.get(kind)?.keys() ?? [])]
  const allOf = (kind: DocumentKind) => {
    const found = all ? [] : idsOf(kind).flatMap((id) => find(kind, id) ?? [])
    // Where one of them cannot be read, all have been.
    return all?.all(kind) ?? found
  }
  return {
    root,
    find: find as DocumentSet["find"],
    all: allOf as DocumentSet["all"],
    ids: idsOf,
    get shared() {
      return shared()
    },
    get documents() {
      return whole().documents
    },
    get unsure() {
      return whole().unsure
    },
    get findings() {
      return whole().findings
    },
    lineInShared: (place) => whole().lineInShared(place),
  }
}

/** Of each kind the files by the ids that they stand for; of two with one id, the first counts. */
function listNames(files: readonly string[]): ReadonlyMap<DocumentKind, ReadonlyMap<string, string>> {
  const names = new Map<DocumentKind, Map<string, string>>()
  for (const file of files) {
    const name = isSharedFile(file) ? undefined : parseDocumentName(file)
    if (name === undefined) continue
    const ofKind = names.get(name.kind) ?? new Map<string, string>()
    if (!ofKind.has(name.id)) names.set(name.kind, ofKind.set(name.id, file))
  }
  return names
}
