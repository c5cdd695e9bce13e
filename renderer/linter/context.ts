import { findersOf, type DocumentSet } from "../compiler"
import type { Definition } from "../model/definitions"
import { isObject } from "../model/json"
import type { Context, Violation } from "./rule"
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
  const validated = set.documents.filter(({ document }) => isObject(document)).map(validatorOf(vocabulary))
  const documents = validated.map(({ document }) => document)
  const repaired = new Map(validated.map(({ document, repaired }) => [document.file, repaired]))
  const shapeProblems = validated.flatMap(({ problems }) => problems)
  const isProblem = new Set<Violation>(shapeProblems)
  return {
    context: {
      set: { ...set, documents, ...findersOf(documents) },
      vocabulary,
      shapeProblems,
    },
    isAboutWritten: (violation) =>
      isProblem.has(violation) ||
      !(repaired.get(violation.document.file) ?? []).some((place) => isWithin(violation.pointer, place)),
  }
}

const isWithin = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`)
