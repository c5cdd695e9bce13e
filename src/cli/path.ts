import { readFileSync } from "node:fs"
import { type DocumentSet, flowRoots, type Json, listFlowPath, unreadAnswers } from "../../renderer/compiler"
import { impossibleAnswers, type ImpossibleAnswer, nearest } from "../../renderer/linter"
import { definitions } from "../definitions"
import { openDocuments, openFlow } from "./documents"
import { CommandError, exitCodes, type Terminal } from "./failure"
import { mismatch, say, typesInWords } from "./texts/wording"

type Answers = Readonly<Record<string, Json>>
type CompiledFlow = ReturnType<typeof openFlow>

export interface PathOptions {
  readonly root: string
  readonly answers: string
}

/** The steps that these answers give, one id a line; beside them, on stderr, which answers change nothing. */
export function path(flow: string, { root, answers }: PathOptions, { print, printError }: Terminal): number {
  const set = openDocuments(root)
  const compiled = openFlow(set, flow)
  const given = readAnswers(answers)
  refuseImpossible(set, compiled, given)
  print(listFlowPath(compiled, given).join("\n"))
  const { unread, known } = unreadAnswers(compiled, given)
  for (const name of unread) printError(`回答「${name}」は、どの画面の条件にも使われていません。${hint(name, known)}`)
  return exitCodes.ok
}

/** @throws of answers that no question could hold: the steps that they give would be those of nobody. */
function refuseImpossible(set: DocumentSet, flow: CompiledFlow, answers: Answers): void {
  const { known } = unreadAnswers(flow, {})
  const wrong = impossibleAnswers(set, definitions, { flow: flow.id, answers, roots: flowRoots(flow) })
  if (wrong.length > 0) throw new CommandError(wrong.map((answer) => describe(answer, known)).join("\n"))
}

function describe(answer: ImpossibleAnswer, read: readonly string[]): string {
  const { name } = answer
  if (answer.kind === "missing") return `回答「${name}」という項目はありません。${meantPlace(answer, read)}`
  const { value, allowed, types, keyword } = answer
  const right = allowed.length > 0 ? say(allowed) : types.length > 0 ? typesInWords(types) : ""
  return `回答「${name}」が ${value} になることはありません（${mismatch({ keyword })}）。${right === "" ? "" : `入るのは ${right} です。`}`
}

/** The same name where a condition reads it, one that is written alike there, or all that are read. */
function meantPlace({ name, meant }: Extract<ImpossibleAnswer, { kind: "missing" }>, read: readonly string[]): string {
  const place = read.find((path) => lastOf(path) === lastOf(name))
  const guess = place ?? meant
  return guess === undefined ? hint(name, read) : `「${guess}」の書き間違いではありませんか。`
}

const lastOf = (path: string): string => path.split(".").at(-1) ?? ""

function hint(name: string, known: readonly string[]): string {
  const meant = nearest(lastOf(name), known.map(lastOf))
  if (meant !== undefined && meant !== lastOf(name)) return `「${meant}」の書き間違いではありませんか。`
  return known.length === 0 ? "" : `条件が見るのは ${known.join("、")} です。`
}

function readAnswers(file: string): Answers {
  const value = parse(read(file), file)
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Answers
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
