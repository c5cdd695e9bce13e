import { checkDocuments, fixFor } from "../../renderer/linter"
import {
  compileDocuments,
  describeFindings,
  type DocumentSet,
  type Finding,
  type LoadedDocument,
  mergeFindings,
  type Problem,
  tellSharedOnce,
} from "../../renderer/compiler"
import { definitions } from "../definitions"
import { problemTexts } from "./problemTexts"
import { reasons } from "./texts/reasons"

/** Everything that is wrong with these documents. That one cannot be compiled is news only where no rule says why. */
export function findProblems(set: DocumentSet): readonly Problem[] {
  const rules = mergeFindings(set.findings, checkDocuments(set, definitions))
  const wrong = new Set(rules.filter(({ severity }) => severity === "error").map(({ file }) => file))
  // A schema that is wrong keeps all from being compiled that refer to it.
  const isSharedWrong = rules.some(({ severity, values: { shared = "" } }) => severity === "error" && shared !== "")
  const isNews = ({ file, rule }: Finding) => !wrong.has(file) && !(isSharedWrong && rule === "compile-failed")
  const isShaped = ({ file }: LoadedDocument) => !wrong.has(file)
  const compiled = compileDocuments(set, definitions, { samples: false, isShaped }).findings.filter(isNews)
  return describeProblems(set, mergeFindings(rules, compiled))
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
