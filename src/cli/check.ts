import type { Problem } from "../../renderer/compiler"
import { exitCodes, type Output } from "./failure"
import type { Fixed } from "./fix"
import { problemsOf } from "./problemsOf"

export interface CheckOptions {
  readonly root: string
  readonly json?: boolean
  /** Writes every fix that is beyond doubt, before anything is told. */
  readonly fix?: boolean
  /** Folder or version of git: what was changed since then and no release may change is told, too. */
  readonly since?: string
}

/** Checks all documents; 1 when there is an error (left), warnings alone are 0. */
export async function check({ root, json, fix, since }: CheckOptions, { print }: Output): Promise<number> {
  const fixed = fix ? (await import("./fix")).fixDocuments(root) : []
  const found = await problemsOf(root)
  const problems = since === undefined ? found : [...found, ...(await needsSince(since, root))]
  const ok = problems.every(({ severity }) => severity !== "error")
  if (json) print(JSON.stringify({ ok, problems, ...(fix ? { fixed } : {}) }, null, 2))
  else print([...(fix ? [writeFixed(fixed, root)] : []), writeProblems(problems, root)].join("\n\n"))
  return ok ? exitCodes.ok : exitCodes.errors
}

/** As the desk says it while somebody edits. */
async function needsSince(since: string, root: string): Promise<readonly Problem[]> {
  const { findBuildNeeds, tellBuildNeeds } = await import("../server/needsBuild")
  const { readVersion } = await import("./diff/readVersion")
  const { createTextLoader, loadDocuments } = await import("../../renderer/compiler")
  return tellBuildNeeds(findBuildNeeds(createTextLoader()(readVersion(since, root)), loadDocuments(root)))
}

/** What has been mended, place by place. */
function writeFixed(fixed: readonly Fixed[], root: string): string {
  const lines = fixed.map(
    ({ file, line, message, rule, written }) =>
      `  ${root}/${file}:${line}  ${message} [${rule}]\n    直した内容: ${written}`,
  )
  return lines.length === 0
    ? "自動で直せる問題はありません。"
    : [`${lines.length}件を直しました。`, ...lines].join("\n")
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

function writeProblem(problem: Problem, root: string): string {
  const { severity, file, line, pointer, message, fix, rule, usedBy } = problem
  const lines = [
    `  ${root}/${file}:${line}  ${pointer === "" ? "/" : pointer}`,
    `    ${severities[severity]}: ${message} [${rule}]`,
    ...(usedBy === undefined ? [] : [`    使っている文書: ${listUsers(usedBy)}`]),
  ]
  return [...lines, ...(fix === undefined ? [] : [`    対処: ${fix}${whoMends(problem)}`])].join("\n")
}

/** What may not be what was meant is shown before it is written. */
function whoMends({ patch, isCertain }: Problem): string {
  if (patch === undefined) return ""
  return isCertain === true ? "（--fix で直せます）" : "（編集デスクの「直す」で、書く内容を見てから直せます）"
}

/** Enough to see who is concerned. */
const mostUsers = 5

const listUsers = (files: readonly string[]): string =>
  files.slice(0, mostUsers).join("、") + (files.length > mostUsers ? `、ほか${files.length - mostUsers}件` : "")

function writeTotal(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length
  return problems.length === 0 ? "問題はありません。" : `合計: エラー ${errors}件、注意 ${problems.length - errors}件`
}
