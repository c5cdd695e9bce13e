import type { DocumentKind } from "../../model/documents"
import { differingPlaces, withItems } from "../../model/editedList"
import { compareFindings } from "../problems"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { completeDocument } from "./completeDocument"
import { isSharedFile } from "./documentName"
import { createFinders } from "./finders"
import type { LoadedFile, LoadedFiles } from "./loadedFiles"
import { sharedIn } from "./sharedParts"

interface Made {
  readonly files: LoadedFiles
  /** Of each file the place of its document among the documents; undefined where one of two with one id was left out. */
  readonly places: readonly (number | undefined)[] | undefined
  /** Documents as their files have them. */
  readonly written: readonly LoadedDocument[]
  readonly set: DocumentSet
}

/**
 * Makes sets of files, again and again, with documents in the order of their paths. Where documents were only edited, nothing is
 * looked at but those, and what takes something from them. What they share is the given object while it says the same.
 */
export function createSets(root: string): (files: LoadedFiles, shared?: DocumentSet["shared"]) => DocumentSet {
  const findWritten = createFinders()
  const findWhole = createFinders()
  let latest: Made | undefined

  function make(files: LoadedFiles, sharedBefore: DocumentSet["shared"] | undefined): Made {
    const written = files.contents.flatMap(({ document }) => document ?? [])
    const { find } = findWritten(written)
    const shared = sharedIn(
      files.paths.map((path, place) => [path, files.contents[place]] as const),
      sharedBefore,
    )
    const unsure = new Set(files.paths.filter((_path, place) => files.contents[place]?.isUnsure))
    // A part that is not found may stand in the file that could not be read.
    const isSharedSure = ![...unsure].some(isSharedFile)
    const documents: LoadedDocument[] = []
    const findings: Finding[] = []
    for (const { document, findings: ofFile } of files.contents) {
      findings.push(...ofFile)
      if (document === undefined) continue
      const first = find(document.kind, document.id)
      if (first !== document) {
        findings.push(repeatedId(document, first))
        continue
      }
      const whole = completeDocument(document, { shared, find })
      if (isSharedSure) findings.push(...whole.findings)
      documents.push(whole.document)
    }
    const set: DocumentSet = {
      root,
      documents,
      shared,
      unsure,
      lineInShared: ({ file, pointer }) => lineIn(files.find(file), pointer) ?? 1,
      findings: findings.toSorted(compareFindings),
      ...findWhole(documents),
    }
    return { files, written, set, places: written.length === documents.length ? placesIn(files) : undefined }
  }

  /** The set of before with the documents that were edited; undefined where more than that can be another. */
  function edit(before: Made, files: LoadedFiles): Made | undefined {
    const edited = editedDocuments(before, files)
    if (edited === undefined) return undefined
    const { set, places } = before
    const written = withItems(before.written, edited)
    const { find } = findWritten(written)
    const takers = new Set([...edited.values()].flatMap(({ kind }) => takersOf[kind] ?? []))
    const whole = new Map<number, LoadedDocument>()
    for (const [place, document] of takers.size > 0 ? written.entries() : edited) {
      if (!edited.has(place) && !takers.has(document.kind)) continue
      const now = completeDocument(document, { shared: set.shared, find })
      if (edited.has(place) && now.findings.length > 0) return undefined
      if (now.document !== set.documents[place]) whole.set(place, now.document)
    }
    const documents = withItems(set.documents, whole)
    return { files, places, written, set: { ...set, documents, ...findWhole(documents) } }
  }

  return (files, shared = latest?.set.shared) => {
    latest = (latest && edit(latest, files)) ?? make(files, shared)
    return latest.set
  }
}

/** What a call sends of a form stands in the screens of that form, what a code table says in forms. */
const takersOf: Readonly<Partial<Record<DocumentKind, DocumentKind>>> = { form: "screen", codes: "form" }

function placesIn({ contents }: LoadedFiles): readonly (number | undefined)[] {
  let count = 0
  return contents.map(({ document }) => (document === undefined ? undefined : (count += 1) - 1))
}

/** By place, what was edited alone, and read without anything to say, as before: the file says its name. */
function editedDocuments(
  { files: before, places, set }: Made,
  files: LoadedFiles,
): ReadonlyMap<number, LoadedDocument> | undefined {
  const changed = before.paths === files.paths ? differingPlaces(before.contents, files.contents) : undefined
  if (places === undefined || changed === undefined) return undefined
  const edited = new Map<number, LoadedDocument>()
  for (const file of changed) {
    const [document, place] = [files.contents[file]?.document, places[file]]
    const isSound = [before, files].every(({ contents }) => hasNothingToSay(contents[file]))
    if (!isSound || document === undefined || place === undefined) return undefined
    edited.set(place, document)
  }
  const paths = new Set(changed.map((file) => files.paths[file]))
  return set.findings.some(({ file }) => paths.has(file)) ? undefined : edited
}

const lineIn = (content: LoadedFile | undefined, pointer: string) =>
  (content?.document?.lineOf ?? content?.lineOf)?.(pointer)

const hasNothingToSay = (content: LoadedFile | undefined): boolean =>
  content?.findings.length === 0 && !content.isUnsure

const repeatedId = ({ file, id, lineOf }: LoadedDocument, first: LoadedDocument | undefined): Finding => ({
  severity: "error",
  rule: "repeated-id",
  file,
  pointer: "/id",
  line: lineOf("/id"),
  values: { id, first: first?.file ?? "" },
})
