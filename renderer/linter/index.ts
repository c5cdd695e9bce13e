import { compareFindings } from "../compiler"
import type { DocumentSet, Finding } from "../compiler"
import type { Definition } from "../model/definitions"
import { findImpossible, type GivenAnswers, type ImpossibleAnswer } from "./answers"
import { createChecker, type KeptChecks } from "./checker"
import { keepFor } from "./keepFor"
import type { Rule } from "./rule"
import { families, quickRules } from "./rules"
import { vocabularyOf } from "./vocabulary"

export { areaBeside } from "./areaBeside"
export { autocompletes } from "./autocompletes"
export { isSecretAutocomplete } from "../model/autocomplete"
export type { ImpossibleAnswer } from "./answers"
export type { KeptChecks } from "./checker"
export { fixableRules, fixFor } from "./fixes"
export { isAlwaysTrue, isNeverTrue, solve } from "./conditions/solve"
export { jsonType } from "./json"
export { nearest } from "./nearest"
export { plainTexts } from "./plainTexts"
export type { Family, RuleId, RuleIdOf } from "./rules"
export { schemaProblem } from "./jsonSchema/draft"
export { firstMismatch } from "./jsonSchema/mismatch"
export { isRegularExpression, isSlowPattern } from "./jsonSchema/patterns"
export type { Schema } from "./jsonSchema/schema"

/** Every rule of the checks, family by family. */
export const rules: readonly Rule[] = Object.values(families).flat()

/** The few quick rules without which a document cannot be drawn as it was meant. */
export const drawingRules: readonly Rule[] = quickRules

/** Answers that no question of a flow could hold: judged by what its conditions read. */
export const impossibleAnswers = (
  set: DocumentSet,
  definitions: readonly Definition[],
  given: GivenAnswers,
): readonly ImpossibleAnswer[] => findImpossible(checkerOf(definitions).contextOf(set), given)

const checkerOf = keepFor((definitions: readonly Definition[]) => createChecker(vocabularyOf(definitions)))

/**
 * Checks all documents against the registered definitions: their shape first, then everything else about what has the
 * shape of its kind. Loading has findings of its own, `set.findings`. Called again with the same definitions it looks only
 * at what an edit since the last time can have touched.
 */
export const checkDocuments = (
  set: DocumentSet,
  definitions: readonly Definition[],
  chosen: readonly Rule[] = rules,
): readonly Finding[] => checkerOf(definitions).check(set, chosen).toSorted(compareFindings)

/** What the last `checkDocuments` with these definitions knows, to be read by `resumeChecks`; undefined where nothing was checked. */
export const keepChecks = (definitions: readonly Definition[]): KeptChecks | undefined => checkerOf(definitions).keep()

/**
 * Has the next `checkDocuments` look only at what differs from these documents, of which was kept what was known.
 * @throws where it was kept by other rules.
 */
export const resumeChecks = (definitions: readonly Definition[], set: DocumentSet, kept: KeptChecks): void =>
  checkerOf(definitions).resume(set, kept, rules)
