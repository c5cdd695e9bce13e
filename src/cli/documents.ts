import { checkDocuments, fixFor } from "../../renderer/linter"
import {
  compileDocuments,
  createLoader,
  describeFindings,
  type DocumentSet,
  type Finding,
  type LoadedDocument,
  loadDocuments,
  mergeFindings,
  type Problem,
  tellSharedOnce,
} from "../../renderer/compiler"
import { definitions } from "../definitions"
import { CommandError } from "./failure"
import { problemTexts } from "./problemTexts"
import { requireDocuments } from "./rootOption"
import { reasons } from "./texts/reasons"

/** All documents of a folder that has to hold some. */
export function openDocuments(root: string): DocumentSet {
  requireDocuments(root)
  return loadDocuments(root)
}

/** The same for a question about few of them: each is read when it is asked for. */
export function openOnDemand(root: string): DocumentSet {
  requireDocuments(root)
  return createLoader(root, { onDemand: true })()
}

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

/** A flow, compiled; a failure names the flows that there are. */
export function openFlow(set: DocumentSet, id: string) {
  const { flows } = compileDocuments(set, definitions, { samples: false, only: [] }).app
  const flow = Object.hasOwn(flows, id) ? flows[id] : undefined
  if (flow) return flow
  const known = Object.keys(flows)
  throw new CommandError(
    `フロー「${id}」はありません。${known.length === 0 ? "" : `使えるのは ${known.join("、")} です。`}`,
  )
}

/** Screens of a flow, in its order and beside it. */
export const screensOf = ({ steps, detached }: ReturnType<typeof openFlow>): readonly string[] =>
  [...steps, ...detached].map(({ screen }) => screen)
