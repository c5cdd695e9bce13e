import type { DocumentSet, Finding, LoadedDocument } from "../../compiler"
import type { PointerEdit } from "../../editing"
import { segmentsOf, valueAt } from "../../model/pointer"
import type { Json } from "../../model/documents"
import { isCertain } from "./certain"
import type { Fixer } from "./fixer"
import { keptFixes } from "./kept"
import { moveFixes } from "./moves"
import { nameFixes } from "./names"
import { removalFixes } from "./removals"
import { routeFixes } from "./routes"
import { sampleFixes } from "./samples"
import { textFixes } from "./texts"
import { valueFixes } from "./values"

const fixers: ReadonlyMap<string, Fixer> = new Map([
  ...nameFixes,
  ...keptFixes,
  ...moveFixes,
  ...removalFixes,
  ...valueFixes,
  ...routeFixes,
  ...sampleFixes,
  ...textFixes,
])

/** The rules that have a fix which a machine can apply, at least in some cases. */
export const fixableRules: ReadonlySet<string> = new Set(fixers.keys())

export interface Fix {
  /** None where only a person knows what was meant. */
  readonly edits: readonly PointerEdit[]
  /** Nothing else can have been meant. */
  readonly isCertain: boolean
}

const none: Fix = { edits: [], isCertain: false }

/** What mends a finding. What is written in `shared/` is mended there. */
export function fixFor(set: DocumentSet, finding: Finding): Fix {
  const { file, pointer, rule, values, usedBy } = finding
  // A schema is used by a document as a whole, and looked at where it is written.
  const isSchema = usedBy?.[0]?.pointer === ""
  const place = usedBy === undefined || isSchema ? { file, pointer } : usedBy[0]
  const document = isSchema ? asDocument(set, finding) : set.documents.find((one) => one.file === place?.file)
  if (!document || !place) return none
  const value = valueAt(document.document as Json, place.pointer)
  if (value === undefined) return none
  const words = Object.fromEntries(
    Object.entries(values).flatMap(([name, word]) => (typeof word === "string" ? [[name, word]] : [])),
  )
  const text = typeof value === "string" ? value : undefined
  const found = { set, document, pointer: place.pointer, value, text, values, words }
  const edits = fixers.get(rule)?.(found) ?? []
  if (edits.length === 0 || edits.some((edit) => isUnwritten(set, edit))) return none
  return {
    edits: edits.map((edit) => asWritten(set, edit)),
    isCertain: !isSchema && isCertain(rule, found, edits) && isForAll(set, finding),
  }
}

/** A file of `shared/`, like the first of the documents that refer to it. */
function asDocument({ documents, shared }: DocumentSet, { file, usedBy }: Finding): LoadedDocument | undefined {
  const user = documents.find((one) => one.file === usedBy?.[0]?.file)
  const document = shared.get(file)
  return user && document !== undefined ? Object.assign({}, user, { file, document }) : undefined
}

const holds = (outer: string, inner: string): boolean => `${inner}/`.startsWith(`${outer}/`)

/** Whether all who take what is mended have the mistake; who refers to a whole part may have meant another one. */
function isForAll({ documents }: DocumentSet, { file, pointer, usedBy }: Finding): boolean {
  if (usedBy === undefined) return true
  return documents.every((document) => {
    const parts = document.sharedParts?.filter((part) => part.file === file).map((part) => part.pointer) ?? []
    const isConcerned = parts.some((part) => holds(part, pointer) || holds(pointer, part))
    return !isConcerned || (!parts.includes(pointer) && usedBy.some((user) => user.file === document.file))
  })
}

/** Whether nobody wrote what an edit is about: one word stands for all options. */
function isUnwritten({ documents }: DocumentSet, { file, pointer }: PointerEdit): boolean {
  const document = documents.find((one) => one.file === file)
  if (document?.writtenAt === undefined || document.sharedAt?.(pointer) !== undefined) return false
  return segmentsOf(document.writtenAt(pointer)).length < segmentsOf(pointer).length
}

/** The edit at the place where it is written: what documents share stands elsewhere, and what follows it has moved. */
function asWritten({ documents }: DocumentSet, edit: PointerEdit): PointerEdit {
  const document = documents.find(({ file }) => file === edit.file)
  const shared = document?.sharedAt?.(edit.pointer)
  return { ...edit, ...(shared ?? { pointer: document?.writtenAt?.(edit.pointer) ?? edit.pointer }) }
}
