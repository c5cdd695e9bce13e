import type { DocumentSet, Finding } from "../../../renderer/compiler"
import { rules } from "../../../renderer/linter"
import { createChecker } from "../../../renderer/linter/checker"
import { keepFor } from "../../../renderer/linter/keepFor"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import { filesOf } from "./invalid"
import type { InvalidExample } from "./invalid/example"
import { setOf } from "./support"
import type { Files } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

export const vocabulary = vocabularyOf(zooDefinitions)

/** What a checker says that has seen nothing before. */
export const checkAnew = (set: DocumentSet): readonly Finding[] => createChecker(vocabulary).check(set, rules)

export interface Judged {
  readonly files: Files
  readonly set: DocumentSet
  readonly findings: readonly Finding[]
}

/** An example with what is told of it: several files of tests read it. */
export const judged = keepFor((example: InvalidExample): Judged => {
  const files = filesOf(example)
  const set = setOf(files)
  return { files, set, findings: checkAnew(set) }
})

/** Findings as texts in one order, to be compared. */
export const sorted = (findings: readonly Finding[]): readonly string[] =>
  findings.map((finding) => JSON.stringify(finding)).toSorted()
