import type { DocumentSet, Finding } from "../../compiler"
import type { PointerEdit } from "../../editing"
import { valueAt } from "../../model/pointer"
import type { Json } from "../../model/documents"
import type { Fixer } from "./fixer"
import { nameFixes } from "./names"
import { removalFixes } from "./removals"
import { textFixes } from "./texts"
import { valueFixes } from "./values"

const fixers: ReadonlyMap<string, Fixer> = new Map([...nameFixes, ...removalFixes, ...valueFixes, ...textFixes])

/** The rules that have a fix which a machine can apply, at least in some cases. */
export const fixableRules: ReadonlySet<string> = new Set(fixers.keys())

/** The edits that mend a finding; none where only a person knows what was meant. */
export function fixFor(set: DocumentSet, { file, pointer, rule, values }: Finding): readonly PointerEdit[] {
  const document = set.documents.find((one) => one.file === file)
  const value = document && valueAt(document.document as Json, pointer)
  if (!document || value === undefined) return []
  const words = Object.fromEntries(
    Object.entries(values).flatMap(([name, word]) => (typeof word === "string" ? [[name, word]] : [])),
  )
  const text = typeof value === "string" ? value : undefined
  return fixers.get(rule)?.({ set, document, pointer, value, text, values, words }) ?? []
}
