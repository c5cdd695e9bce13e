import { createFinders, findersOf, type DocumentSet, type LoadedDocument } from "../compiler"
import { isObject } from "../model/json"
import { createKeptList } from "../model/keptList"
import type { Documents, Violation } from "./rule"
import { validatorOf, type ValidatedDocument } from "./shape/validateDocument"
import type { Vocabulary } from "./vocabulary"

export interface Validated {
  readonly documents: Documents
  /** By file, as it was written and judged. */
  readonly byFile: ReadonlyMap<string, ValidatedDocument>
  /** Files of which nobody knows what they say. */
  readonly unsure: ReadonlySet<string>
}

/** Documents of the right shape; one that is no object at all has been told when it was loaded, and is left out. */
export function createValidation(vocabulary: Vocabulary): (set: DocumentSet) => Validated {
  const validate = validatorOf(vocabulary)
  const validateAll = createKeptList<LoadedDocument, ValidatedDocument>()
  const findIn = createFinders()
  return (set) => {
    const validated = validateAll(
      set.documents.filter(({ document }) => isObject(document)),
      validate,
    )
    const documents = validated.map(({ document }) => document)
    return {
      documents: { documents, ...findIn(documents), shared: set.shared },
      byFile: new Map(validated.map((each) => [each.document.file, each])),
      unsure: set.unsure,
    }
  }
}

/** Some of the documents, to be judged where all can be found. */
export function only(files: ReadonlySet<string>, { byFile, documents: whole }: Validated): Documents {
  const documents = [...files].toSorted().flatMap((file) => byFile.get(file)?.document ?? [])
  return { documents, all: findersOf(documents).all, find: whole.find, shared: whole.shared }
}

/** Whether a violation speaks of what was written, not of what stands in its place so that the rest can be judged. */
export function isAboutWritten({ byFile }: Validated, { document, pointer }: Violation): boolean {
  const validated = byFile.get(document.file)
  const isRepaired = validated?.repaired.some((place) => pointer === place || pointer.startsWith(`${place}/`)) === true
  return !isRepaired
}

/** What is wrong with the shape of documents. */
export const shapeProblemsOf = ({ byFile }: Validated, documents: readonly LoadedDocument[]) =>
  documents.flatMap(({ file }) => byFile.get(file)?.problems ?? [])
