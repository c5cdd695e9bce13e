import type { DocumentSet, Finding, LoadedDocument } from "../../compiler"
import type { PointerEdit } from "../../editing"
import { isList, isObject } from "../../model/json"
import { parentOf, valueAt } from "../../model/pointer"
import type { Json } from "../../model/documents"

/** A finding with what stands at its place. */
export interface FoundPlace {
  readonly set: DocumentSet
  readonly document: LoadedDocument
  readonly pointer: string
  readonly value: Json
  /** The value, where it is a text. */
  readonly text: string | undefined
  readonly values: Finding["values"]
  /** Those of the values that are single words: names, texts. */
  readonly words: Readonly<Record<string, string | undefined>>
}

/** The edits that mend a finding; none where a machine cannot know what was meant. */
export type Fixer = (place: FoundPlace) => readonly PointerEdit[]

/** Writes another value where the finding is. */
export const put = ({ document: { file }, pointer, value: seen }: FoundPlace, value: Json): readonly PointerEdit[] => [
  { op: "set", file, pointer, value, seen },
]

/** Writes a value elsewhere in the document of the finding. */
export const putAt = ({ document: { file } }: FoundPlace, pointer: string, value: Json): PointerEdit => ({
  op: "set",
  file,
  pointer,
  value,
})

/** Puts a value into a list of the same document; behind all others where the place is `-`. */
export const insertAt = ({ document: { file } }: FoundPlace, pointer: string, value: Json): PointerEdit => ({
  op: "insert",
  file,
  pointer,
  value,
})

/** Takes away what the finding is about. */
export const remove: Fixer = ({ document: { file }, pointer, value: seen }) => [{ op: "remove", file, pointer, seen }]

/** Takes away what holds what the finding is about. */
export const removeHolder: Fixer = ({ document, pointer }) => {
  const holder = parentOf(pointer)
  const seen = valueAt(document.document as Json, holder)
  return seen === undefined ? [] : [{ op: "remove", file: document.file, pointer: holder, seen }]
}

/** The first fixer that has an answer. */
export const either =
  (...fixers: readonly Fixer[]): Fixer =>
  (place) =>
    fixers.reduce<readonly PointerEdit[]>((edits, fix) => (edits.length > 0 ? edits : fix(place)), [])

/** Names with spaces between them. */
export const listed = (names: string): readonly string[] => names.trim().split(/\s+/)

/** Rules that are mended in one way. */
export const alike = (rules: string, fix: Fixer) => listed(rules).map((rule) => [rule, fix] as const)

/** Where every object of a document with this property is. */
export const valuesOf = (value: Json, name: string): readonly Json[] => {
  if (isList(value)) return value.flatMap((item) => valuesOf(item, name))
  if (!isObject(value)) return []
  const own = value[name]
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap((child) => valuesOf(child, name))]
}
