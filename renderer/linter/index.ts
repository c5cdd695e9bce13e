import type { Definition } from "../model/definitions"
import { compareFindings } from "../compiler/problems"
import type { DocumentSet, Finding } from "../compiler/types"
import { isFields } from "./json"
import type { Breach, Context, Rule } from "./rule"
import { analyticsRules } from "./rules/analytics"
import { callRules } from "./rules/calls"
import { conditionRules } from "./rules/conditions"
import { flowRules } from "./rules/flows"
import { formFieldRules } from "./rules/formFields"
import { formSchemaRules } from "./rules/formSchemas"
import { headRules } from "./rules/heads"
import { pathRules } from "./rules/paths"
import { routeRules } from "./rules/routes"
import { sampleRules } from "./rules/samples"
import { screenRules } from "./rules/screens"
import { shapeRules } from "./rules/shape"
import { sheetRules } from "./rules/sheets"
import { tableRules } from "./rules/tables"
import { textRules } from "./rules/texts"
import { typeRules } from "./rules/types"
import { unknownNameRules } from "./rules/unknownNames"
import { vocabularyOf } from "./vocabulary"

export { autocompletes } from "./autocompletes"
export { fieldsOf, isFields, listOf, ownField, sameJson, textOf, textsOf, within, type Fields } from "./json"
export { nearest } from "./nearest"
export { isRegularExpression, isSlowPattern } from "./patterns"
export { firstMismatch, schemaProblem } from "./samples"
export { jsonType, valueAt } from "./schemas"
export { solve, isAlwaysTrue, isNeverTrue } from "./solve"

/** Every rule of the checks, family by family. */
export const rules: readonly Rule[] = [
  ...headRules,
  ...shapeRules,
  ...unknownNameRules,
  ...pathRules,
  ...typeRules,
  ...textRules,
  ...conditionRules,
  ...screenRules,
  ...sampleRules,
  ...callRules,
  ...formFieldRules,
  ...formSchemaRules,
  ...flowRules,
  ...routeRules,
  ...sheetRules,
  ...tableRules,
  ...analyticsRules,
]

/** The few quick rules without which a document cannot be drawn as it was meant. */
export const drawingRules: readonly Rule[] = [...headRules, ...shapeRules, ...unknownNameRules]

/** Checks all documents against the registered words. Loading has findings of its own, `set.findings`. */
export function checkDocuments(
  set: DocumentSet,
  definitions: readonly Definition[],
  chosen: readonly Rule[] = rules,
): readonly Finding[] {
  const context: Context = { set: readable(set), vocabulary: vocabularyOf(definitions) }
  const known = new Set<string>()
  const findings = chosen.flatMap((rule) => runRule(context, rule))
  return findings.filter((finding) => isNew(known, finding)).toSorted(compareFindings)
}

/** Without files that hold something else than an object: loading has said so, and there is nothing to read in them. */
function readable(set: DocumentSet): DocumentSet {
  if (set.documents.every(({ document }) => isFields(document))) return set
  const all: DocumentSet["all"] = (kind) => set.all(kind).filter(({ document }) => isFields(document))
  return {
    ...set,
    documents: set.documents.filter(({ document }) => isFields(document)),
    all,
    find: (kind, id) => all(kind).find((document) => document.id === id),
  }
}

/** A form that several screens draw is read once for each: the same finding counts once. */
function isNew(known: Set<string>, { rule, file, pointer, values }: Finding): boolean {
  const key = `${rule} ${file} ${pointer} ${String(values["name"] ?? values["path"] ?? "")}`
  if (known.has(key)) return false
  known.add(key)
  return true
}

function runRule(context: Context, rule: Rule): readonly Finding[] {
  const findings: Finding[] = []
  for (const breach of rule.run(context)) findings.push(toFinding(rule, breach))
  return findings
}

const toFinding = ({ id, severity }: Rule, { document, pointer, values = {} }: Breach): Finding => ({
  severity,
  rule: id,
  file: document.file,
  pointer,
  line: document.lineOf(pointer),
  values,
})
