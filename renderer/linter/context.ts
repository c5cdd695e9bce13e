import { createFinders, findersOf, type DocumentSet, type LoadedDocument } from "../compiler"
import { isObject } from "../model/json"
import { createIndex } from "../model/editedList"
import { createKeptList } from "../model/keptList"
import type { Documents, Violation } from "./rule"
import { validatorOf, type ValidatedDocument } from "./shape/validateDocument"
import type { Vocabulary } from "./vocabulary"

export interface Validated {
  readonly documents: Documents
  /** One of them by its file, as it was written and judged. */
  readonly find: (file: string) => ValidatedDocument | undefined
  /** Those that do not stand as they were written. */
  readonly repaired: readonly ValidatedDocument[]
  /** Files of which nobody knows what they say. */
  readonly unsure: ReadonlySet<string>
}

/** Documents of the right shape; one that is no object at all has been told when it was loaded, and is left out. */
export function createValidation(vocabulary: Vocabulary): (set: DocumentSet) => Validated {
  const validate = validatorOf(vocabulary)
  const validateAll = createKeptList<LoadedDocument, ValidatedDocument | undefined>()
  const readAll = createKeptList<ValidatedDocument, LoadedDocument>()
  const findIn = createFinders()
  const repairedAmong = createKeptList<ValidatedDocument, ValidatedDocument | undefined>()
  const indexOf = createIndex(({ document }: ValidatedDocument) => document.file)
  return (set) => {
    const each = validateAll(set.documents, (loaded) => (isObject(loaded.document) ? validate(loaded) : undefined))
    const validated = withoutGaps(each)
    const documents = readAll(validated, ({ document }) => document)
    return {
      documents: { documents, ...findIn(documents), shared: set.shared },
      find: indexOf(validated),
      repaired: withoutGaps(repairedAmong(validated, (one) => (one.repaired.length === 0 ? undefined : one))),
      unsure: set.unsure,
    }
  }
}

/** Where there are none, the very same list. */
const withoutGaps = <Item>(items: readonly (Item | undefined)[]): readonly Item[] =>
  items.includes(undefined) ? items.flatMap((item) => item ?? []) : (items as readonly Item[])

/** Some of the documents, to be judged where all can be found. */
export function only(files: ReadonlySet<string>, { find, documents: whole }: Validated): Documents {
  const documents = [...files].toSorted().flatMap((file) => find(file)?.document ?? [])
  return { documents, all: findersOf(documents).all, find: whole.find, shared: whole.shared }
}

/** Whether a violation speaks of what was written, not of what stands in its place so that the rest can be judged. */
export function isAboutWritten({ find }: Validated, { document, pointer }: Violation): boolean {
  const validated = find(document.file)
  const isRepaired = validated?.repaired.some((place) => pointer === place || pointer.startsWith(`${place}/`)) === true
  return !isRepaired
}

/** What is wrong with the shape of documents. */
export const shapeProblemsOf = ({ find }: Validated, documents: readonly LoadedDocument[]) =>
  documents.flatMap(({ file }) => find(file)?.problems ?? [])
