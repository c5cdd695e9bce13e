import type { Json } from "../../../renderer/model/documents"

/** An action as it stands in a document. */
export interface SourceAction {
  readonly do: string
  readonly [option: string]: unknown
}
export type Branches = Readonly<Record<string, readonly SourceAction[]>>

export interface DeclaredFailure {
  readonly outcome: string
  readonly code?: string
  readonly method: string
  readonly messages: readonly string[]
  /** Title of the server's sheet. */
  readonly sheet?: string
  readonly url?: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** What a customer gets to see, first things first: `sheet エラーが発生しました`, `page /error`, `login`. */
export type Shown = string

export interface Texts {
  sheetTitle(id: string): string
  /** What the named call answers when all is well. */
  answerOf(call: string): unknown
  readonly flowEntry: string
}

/** A half-sheet of ours: its title, and its name, because several share a title. */
export const namedSheet = (title: string, id: string): string => `${title} (${id})`

interface Followed {
  readonly shown: readonly Shown[]
  /** The screen was left: nothing follows. */
  readonly left?: true
}

const nothing: Followed = { shown: [] }
const leaving = (shown: Shown): Followed => ({ shown: [shown], left: true })

/** The roots that are known here; of the rest of a screen nothing is. */
export interface Known {
  readonly failure: DeclaredFailure
  readonly res?: unknown
}

/** Reads actions of a document by their meaning, without any code of the renderer. */
export function follow(actions: readonly SourceAction[], known: Known, texts: Texts): Followed {
  const shown: Shown[] = []
  for (const action of actions) {
    const step = followOne(action, known, texts)
    shown.push(...step.shown)
    if (step.left) return { shown, left: true }
  }
  return { shown }
}

/** Actions that a customer does not see. */
const silent = ["keep", "load", "answer", "track", "reset", "set", "set-query", "wait", "copy"]

function followOne(action: SourceAction, known: Known, texts: Texts): Followed {
  const { failure } = known
  if (silent.includes(action.do)) return nothing
  switch (action.do) {
    case "popup":
      return { shown: [`popup ${wordsOf(action, failure)}`] }
    case "toast":
      return { shown: [`toast ${String(action["text"])}`] }
    case "half-sheet":
      return { shown: [`sheet ${titleOf(action, failure, texts)}`] }
    case "go":
    case "replace":
      return leaving(`page ${String(valueOf(action["to"], known) ?? action["to"])}`)
    case "restart-flow":
      return leaving(`page ${texts.flowEntry}`)
    case "leave":
      return leaving(`leave ${String(failure.url)}`)
    case "log-out":
    case "login":
      return leaving("login")
    case "close-webview":
      return leaving("close")
    // Nothing lies behind the customers of this table.
    case "back":
    case "lead-back":
      return leaving(action["otherwise"] === undefined ? "close" : `page ${String(action["otherwise"])}`)
    case "choose": {
      const branch = holds(action["if"] as Json, known) ? action["then"] : action["otherwise"]
      return follow((branch ?? []) as readonly SourceAction[], known, texts)
    }
    case "call": {
      const branch = (action["on"] as Branches | undefined)?.["ok"] ?? []
      return follow(branch, { ...known, res: texts.answerOf(String(action["call"])) }, texts)
    }
    default:
      throw new Error(`nobody has said what a customer sees of ${action.do}`)
  }
}

const titleOf = ({ sheet, from }: SourceAction, failure: DeclaredFailure, texts: Texts): string =>
  from === "$failure.sheet" ? String(failure.sheet) : namedSheet(texts.sheetTitle(String(sheet)), String(sheet))

function wordsOf({ lines, text }: SourceAction, { messages }: DeclaredFailure): string {
  const said = lines === "$failure.messages" ? messages.join("\n") : ""
  return said === "" ? String(text) : said
}

/** What cannot be known does not hold. */
function holds(condition: Json, known: Known): boolean {
  const [operator = "", operands = []] = Object.entries(condition as Readonly<Record<string, readonly Json[]>>)[0] ?? []
  if (operator === "all") return operands.every((one) => holds(one, known))
  if (operator === "any") return operands.some((one) => holds(one, known))
  const value = valueOf(operands[0], known)
  const [, other] = operands
  if (value === undefined) return false
  if (operator === "in") return Array.isArray(other) && other.includes(value)
  return operator === "is" ? value === other : operator === "isNot" ? value !== other : operator === "filled"
}

function valueOf(path: unknown, known: Known): unknown {
  const [root = "", ...names] = String(path).split(".")
  const roots: Readonly<Record<string, unknown>> = { $failure: known.failure, $res: known.res }
  return names.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    roots[root],
  )
}
