import { compareFindings } from "../compiler"
import type { DocumentSet, Finding } from "../compiler"
import type { Definition } from "../model/definitions"
import { validateSet } from "./context"
import type { Rule, Violation } from "./rule"
import { families, quickRules } from "./rules"

export { autocompletes } from "./autocompletes"
export { fixableRules, fixFor } from "./fixes"
export { isAlwaysTrue, isNeverTrue, solve } from "./conditions/solve"
export { jsonType } from "./json"
export { nearest } from "./nearest"
export type { Family, RuleId, RuleIdOf } from "./rules"
export { schemaProblem } from "./jsonSchema/draft"
export { firstMismatch } from "./jsonSchema/mismatch"
export { isRegularExpression, isSlowPattern } from "./jsonSchema/patterns"
export type { Schema } from "./jsonSchema/schema"

/** Every rule of the checks, family by family. */
export const rules: readonly Rule[] = Object.values(families).flat()

/** The few quick rules without which a document cannot be drawn as it was meant. */
export const drawingRules: readonly Rule[] = quickRules

/**
 * Checks all documents against the registered definitions: their shape first, then everything else about what has the
 * shape of its kind. Loading has findings of its own, `set.findings`.
 */
export function checkDocuments(
  set: DocumentSet,
  definitions: readonly Definition[],
  chosen: readonly Rule[] = rules,
): readonly Finding[] {
  const { context, isAboutWritten } = validateSet(set, definitions)
  const findings = new Map<string, Finding>()
  for (const rule of chosen) {
    for (const violation of rule.run(context)) {
      if (!isAboutWritten(violation)) continue
      const finding = toFinding(rule, violation)
      // A form that several screens draw is read once for each: the same finding counts once.
      const { name, path } = finding.values
      const key = JSON.stringify([finding.rule, finding.file, finding.pointer, name ?? path])
      if (!findings.has(key)) findings.set(key, finding)
    }
  }
  return [...findings.values()].toSorted(compareFindings)
}

const toFinding = ({ id, severity }: Rule, { document, pointer, values = {} }: Violation): Finding => ({
  severity,
  rule: id,
  file: document.file,
  pointer,
  line: document.lineOf(pointer),
  values,
})
