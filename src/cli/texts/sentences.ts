import type { ProblemText } from "../../../renderer/compiler"
import type { Family, RuleIdOf } from "../../../renderer/linter"

/** A sentence for every rule of some families of checks: one that is missing, or has no rule, is an error of types. */
export type SentencesOf<Families extends Family> = Readonly<Record<RuleIdOf<Families>, ProblemText>>
