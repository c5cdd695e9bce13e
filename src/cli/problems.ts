import { checkDocuments, fixFor } from "../../renderer/linter"
import {
  compileDocuments,
  describeFindings,
  type DocumentSet,
  type Finding,
  type LoadedDocument,
  mergeFindings,
  type Problem,
  type SoundDocuments,
  tellSharedOnce,
} from "../../renderer/compiler"
import { definitions } from "../definitions"
import { problemTexts } from "./problemTexts"
import { reasons } from "./texts/reasons"

/** Everything that is wrong with these documents. */
export const findProblems = (set: DocumentSet): readonly Problem[] => judgeDocuments(set).problems

export interface Judged {
  readonly problems: readonly Problem[]
  readonly sound: SoundDocuments
}

/** The same, where some may be known to be sound. That a document cannot be compiled is news only where no rule says why. */
export function judgeDocuments(set: DocumentSet, known?: SoundDocuments): Judged {
  const rules = mergeFindings(set.findings, checkDocuments(set, definitions))
  const wrong = new Set(rules.filter(({ severity }) => severity === "error").map(({ file }) => file))
  // A schema that is wrong keeps all from being compiled that refer to it.
  const isSharedWrong = rules.some(({ severity, values: { shared = "" } }) => severity === "error" && shared !== "")
  const isNews = ({ file, rule }: Finding) => !wrong.has(file) && !(isSharedWrong && rule === "compile-failed")
  const isShaped = ({ file }: LoadedDocument) => !wrong.has(file)
  const compiled = compileDocuments(set, definitions, { samples: false, isShaped, ...(known && { sound: known }) })
  const { findings, surroundings } = compiled
  const failed = new Set([...wrong, ...findings.map(({ file }) => file)])
  return {
    problems: describeProblems(set, mergeFindings(rules, findings.filter(isNews))),
    sound: { surroundings, documents: new Set(set.documents.filter(({ file }) => !failed.has(file))) },
  }
}

/** Findings in sentences, with the fixes that a machine can apply. */
export const describeProblems = (set: DocumentSet, findings: readonly Finding[]): readonly Problem[] =>
  tellSharedOnce(set, findings).flatMap((finding) => {
    const { edits, isCertain } = fixFor(set, finding)
    const why = Object.hasOwn(reasons, finding.rule) ? { why: reasons[finding.rule] ?? "" } : {}
    return describeFindings([finding], problemTexts).map((problem) => ({
      ...problem,
      ...why,
      ...(edits.length === 0 ? {} : { patch: edits, isCertain }),
    }))
  })
