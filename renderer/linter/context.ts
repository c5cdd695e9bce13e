import type { DocumentSet } from "../compiler"
import type { Definition } from "../model/definitions"
import type { DocumentKind } from "../model/documents"
import { isObject } from "../model/json"
import type { AnyDocument, Context, Violation } from "./rule"
import { validatorOf } from "./shape/validateDocument"
import { vocabularyOf } from "./vocabulary"

export interface Validated {
  readonly context: Context
  /** Whether a violation speaks of what was written, not of what stands in its place so that the rest can be judged. */
  isAboutWritten(violation: Violation): boolean
}

/** Documents of the right shape; one that is no object at all has been told when it was loaded, and is left out. */
export function validateSet(set: DocumentSet, definitions: readonly Definition[]): Validated {
  const vocabulary = vocabularyOf(definitions)
  const validated = (set.documents as readonly AnyDocument[])
    .filter(({ document }) => isObject(document))
    .map(validatorOf(vocabulary))
  const documents = validated.map(({ document }) => document)
  const repaired = new Map(validated.map(({ document, repaired }) => [document.file, repaired]))
  const shapeProblems = validated.flatMap(({ problems }) => problems)
  const isProblem = new Set<Violation>(shapeProblems)
  return {
    context: {
      set: { ...set, documents, ...finders(documents) },
      vocabulary,
      shapeProblems,
    },
    isAboutWritten: (violation) =>
      isProblem.has(violation) ||
      !(repaired.get(violation.document.file) ?? []).some((place) => isWithin(violation.pointer, place)),
  }
}

const isWithin = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`)

function finders(documents: readonly AnyDocument[]): Pick<DocumentSet, "all" | "find"> {
  const byKind = new Map<DocumentKind, AnyDocument[]>()
  for (const document of documents) byKind.set(document.kind, [...(byKind.get(document.kind) ?? []), document])
  const byId = new Map(documents.map((document) => [`${document.kind} ${document.id}`, document]))
  return {
    all: ((kind) => byKind.get(kind) ?? []) as DocumentSet["all"],
    find: ((kind, id) => byId.get(`${kind} ${id}`)) as DocumentSet["find"],
  }
}
