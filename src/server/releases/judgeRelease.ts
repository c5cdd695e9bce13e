import {
  type Definitions,
  type DocumentSet,
  type DocumentTexts,
  type Finding,
  mergeFindings,
  type Problem,
} from "../../../renderer/compiler"
import { checkDocuments } from "../../../renderer/linter"
import { type BuiltRelease, createReleaseCompiler, type ReleaseCompiler } from "./compileRelease"
import type { BuildNeed } from "../../domain/proposals"
import { findBuildNeeds } from "../needsBuild"

/** Sentences and fixes for what the checks found. */
export type DescribeFindings = (set: DocumentSet, findings: readonly Finding[]) => readonly Problem[]

export type Verdict =
  | { readonly kind: "good"; readonly built: BuiltRelease }
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly needs: readonly BuildNeed[] }

/** Whether this build of the app can show these documents; with what it loads for them, or why not. */
export type Judge = (texts: DocumentTexts) => Promise<Verdict>

interface Judging {
  readonly definitions: Definitions
  readonly describe: DescribeFindings
}

/** Judges in this very thread, for seconds. `documents`: of which the app was built. */
export function createJudge({ documents, ...judging }: Judging & { readonly documents: DocumentTexts }): Judge {
  const compiler = createReleaseCompiler(documents, judging.definitions)
  return async (texts) => judgeRelease(texts, { ...judging, compiler })
}

function judgeRelease(
  texts: DocumentTexts,
  { compiler, definitions, describe }: Judging & { readonly compiler: ReleaseCompiler },
): Verdict {
  const set = compiler.parse(texts)
  const findings = mergeFindings(set.findings, checkDocuments(set, definitions))
  const problems = describe(set, findings).filter(({ severity }) => severity === "error")
  if (problems.length > 0) return { kind: "refused", problems, needs: [] }
  const built = compiler.compile(set)
  const words = Object.entries(built.missing).map(([id, names]): BuildNeed => ({
    why: "words",
    file: set.find("screen", id)?.file ?? "app.json",
    pointer: "",
    line: 1,
    names,
  }))
  // Where customers are led to is for an administrator to agree to, and needs no build.
  const needs = [...findBuildNeeds(compiler.base(), set).filter(({ why }) => why !== "hosts"), ...words]
  return needs.length === 0 ? { kind: "good", built } : { kind: "refused", problems: [], needs }
}
