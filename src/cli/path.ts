import { readFileSync } from "node:fs"
import { type Json, listFlowPath, unreadAnswers } from "../../renderer/compiler"
import { openDocuments, openFlow } from "./documents"
import { nearest } from "../../renderer/linter"
import { CommandError, exitCodes, type Terminal } from "./failure"

export interface PathOptions {
  readonly root: string
  readonly answers: string
}

/** The steps that these answers give, one id a line; beside them, on stderr, which answers change nothing. */
export function path(flow: string, { root, answers }: PathOptions, { print, printError }: Terminal): number {
  const compiled = openFlow(openDocuments(root), flow)
  const given = readAnswers(answers)
  print(listFlowPath(compiled, given).join("\n"))
  const { unread, known } = unreadAnswers(compiled, given)
  for (const name of unread) printError(`回答「${name}」は、どの画面の条件にも使われていません。${hint(name, known)}`)
  return exitCodes.ok
}

const lastOf = (path: string): string => path.split(".").at(-1) ?? ""

function hint(name: string, known: readonly string[]): string {
  const meant = nearest(lastOf(name), known.map(lastOf))
  if (meant !== undefined && meant !== lastOf(name)) return `「${meant}」の書き間違いではありませんか。`
  return known.length === 0 ? "" : `条件が見るのは ${known.join("、")} です。`
}

function readAnswers(file: string): Readonly<Record<string, Json>> {
  const value = parse(read(file), file)
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, Json>>
  throw new CommandError(`回答ファイル「${file}」の中身が { } で囲まれていません。`)
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    throw new CommandError(`回答ファイル「${file}」を読み取れません。`)
  }
}

function parse(text: string, file: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new CommandError(`回答ファイル「${file}」はJSONとして読み取れません。`)
  }
}
