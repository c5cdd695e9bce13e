import { readFileSync } from "node:fs"
import { listFlowPath } from "../../renderer/compiler"
import { openDocuments, openFlow } from "./documents"
import { CommandError, exitCodes, type Output } from "./failure"

export interface PathOptions {
  readonly root: string
  readonly answers: string
}

/** The steps that these answers give, one id a line. */
export function path(flow: string, { root, answers }: PathOptions, { print }: Output): number {
  const compiled = openFlow(openDocuments(root), flow)
  print(listFlowPath(compiled, readAnswers(answers)).join("\n"))
  return exitCodes.ok
}

function readAnswers(file: string): Readonly<Record<string, unknown>> {
  const value = parse(read(file), file)
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value }
  throw new CommandError(`回答ファイル「${file}」の中身が { } で囲まれていません。`)
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    throw new CommandError(`回答ファイル「${file}」を読み取れません。`)
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`回答ファイル「${file}」はJSONとして読み取れません。`)
  }
}
