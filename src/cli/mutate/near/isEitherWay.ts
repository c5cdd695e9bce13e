import { isRecord } from "../../../domain/json"
import type { Contents } from "./shared"

/** Actions that write nothing the others read, with those that may stand before or after them alike. */
const alone: Readonly<Record<string, readonly string[]>> = {
  track: ["half-sheet", "close-sheet", "toast", "copy", "open-external", "forget-step", "note-read"],
  "close-sheet": ["set-query", "set", "keep", "to-top"],
}
/** The same for an analytics record that reads no values: it cannot tell whether these came before it. */
const besideTrack: readonly string[] = ["set", "set-query", "keep", "answer"]

/** What actions write that do nothing else, by the root under which it is read, with the option that names it. */
const writing: Readonly<Record<string, readonly [root: string, name: string]>> = {
  set: ["state", "state"],
  keep: ["kept", "name"],
}

const reads = (value: unknown, [root]: readonly [string, string]): boolean =>
  new RegExp(`[$\\{]${root}\\b`).test(JSON.stringify(value ?? null))

/** Both write, neither what the other writes or reads. */
function writeApart(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const [own, others] = [one, other].map((action) => writing[String(action["do"])])
  if (!own || !others) return false
  const isElsewhere = own[0] !== others[0] || one[own[1]] !== other[others[1]]
  return isElsewhere && !reads(one["value"], others) && !reads(other["value"], own)
}

/** What a form's answers become; nothing of the screen is written but what its questions do then. */
const answering: ReadonlySet<string> = new Set(["answer", "reset"])

/** One writes a value that is always the same, the other answers of a form none of whose questions looks at such values. */
function answersApart(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  contents: Contents,
): boolean {
  if (one["do"] !== "set" || !answering.has(String(other["do"])) || isRead(one["value"])) return false
  const form = [...contents.values()].find(
    (document) => isRecord(document) && document["kind"] === "form" && document["id"] === other["form"],
  )
  return isRecord(form) && !readsState([form, other], String(one["state"]))
}

/** Whether that value of the state is read, or the whole of it. */
const readsState = (parts: unknown, name: string): boolean =>
  new RegExp(`[$\\{]state(\\.${name}\\b|["}|])`).test(JSON.stringify(parts))

/** Whether a value is another one at another time. */
const isRead = (value: unknown): boolean => /[${]/.test(JSON.stringify(value ?? null))

/** Two actions neither of which sees what the other has done. */
export function isEitherWay(one: unknown, other: unknown, contents: Contents): boolean {
  if (!isRecord(one) || !isRecord(other)) return false
  if (writeApart(one, other) || answersApart(one, other, contents)) return true
  if (one["do"] === "toast" && !isRead(one["text"]) && ["set", "keep"].includes(String(other["do"]))) return true
  if (
    one["do"] === "track" &&
    !/[${]/.test(JSON.stringify(Object.values(one))) &&
    besideTrack.includes(String(other["do"]))
  )
    return true
  if (one["do"] === "answer" && other["do"] === "answer" && one["field"] !== other["field"])
    return ![one["value"], other["value"]].some((value) =>
      /[${](?!query|ctx|app|kept|saved|item|sheet|choice|res)\w/.test(JSON.stringify(value) ?? ""),
    )
  const readsSheet = /[${]sheet\b/.test(JSON.stringify(other))
  return (alone[String(one["do"])] ?? []).includes(String(other["do"])) && (one["do"] === "track" || !readsSheet)
}
