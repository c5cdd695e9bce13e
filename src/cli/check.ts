import type { Problem } from "../../renderer/compiler"
import { findProblems, openDocuments } from "./documents"
import { exitCodes, type Output } from "./failure"

export interface CheckOptions {
  readonly root: string
  readonly json?: boolean
}

/** Checks all documents; 1 when there is an error, warnings alone are 0. */
export function check({ root, json }: CheckOptions, { print }: Output): number {
  const problems = findProblems(openDocuments(root))
  const ok = problems.every(({ severity }) => severity !== "error")
  print(json ? JSON.stringify({ ok, problems }, null, 2) : writeProblems(problems, root))
  return ok ? exitCodes.ok : exitCodes.errors
}

const severities = { error: "エラー", warning: "注意" } as const

/** File by file, with line, pointer, sentence and fix; ends with a total. */
export function writeProblems(problems: readonly Problem[], root: string): string {
  const files = [...new Set(problems.map(({ file }) => file))]
  const groups = files.map((file) =>
    [
      `${root}/${file}`,
      ...problems.filter((problem) => problem.file === file).map((problem) => writeProblem(problem, root)),
    ].join("\n"),
  )
  return [...groups, writeTotal(problems)].join("\n\n")
}

function writeProblem({ severity, file, line, pointer, message, fix, rule }: Problem, root: string): string {
  const lines = [
    `  ${root}/${file}:${line}  ${pointer === "" ? "/" : pointer}`,
    `    ${severities[severity]}: ${message} [${rule}]`,
  ]
  return [...lines, ...(fix === undefined ? [] : [`    対処: ${fix}`])].join("\n")
}

function writeTotal(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length
  return problems.length === 0 ? "問題はありません。" : `合計: エラー ${errors}件、注意 ${problems.length - errors}件`
}
